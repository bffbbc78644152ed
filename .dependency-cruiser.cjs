/** What each part may import of ours, beside itself. A part that is not named may import anything. */
const arrows = {
  domain: [],
  contract: ['domain'],
  library: ['domain', 'contract'],
  ui: [],
  web: ['ui', 'contract', 'domain'],
  admin: ['ui', 'contract', 'domain'],
  server: ['contract', 'domain', 'library'],
}
const parts = [...Object.keys(arrows), 'bench', 'journeys', 'tests', 'tools']

const arrowRules = Object.entries(arrows).map(([part, allowed]) => {
  const others = parts.filter((other) => other !== part && !allowed.includes(other))
  return forbid(`${part}-arrows`, { path: `^${part}/` }, { path: `^(${others.join('|')})/` })
})

function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}

module.exports = {
  forbidden: [
    ...arrowRules,
    forbid(
      'screens-know-no-sibling',
      { path: '^(web|admin)/screens/(.+)/[^/]+$' },
      { path: '^$1/screens/', pathNot: '^$1/screens/$2/' },
    ),
    forbid(
      'features-know-no-sibling',
      { path: '^(web|admin)/features/([^/.]+)' },
      { path: '^$1/features/', pathNot: '^$1/features/$2[/.]' },
    ),
    forbid('calls-know-no-call', { path: '^server/calls/' }, { path: '^server/calls/' }),
    forbid(
      'sql-in-data-and-search-only',
      { pathNot: '^(server/(data|search)|tests|bench|node_modules)/' },
      { path: '^(node:)?sqlite$|node_modules/(kysely|pg)/' },
    ),
    forbid(
      'shared-parts-run-anywhere',
      { path: '^(domain|contract|ui)/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    // The map of routes names every screen and screens make links by the map: only a lazy import
    // may close such a ring, since nothing then waits for itself.
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid('no-orphans', { orphan: true, pathNot: '\\.d\\.ts$|/lifeline\\.mjs$' }, {}),
    forbid('everything-resolves', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|shots)/|^web/entry-dev\\.js$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
