import { cruise, format } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { parts } from './source-files.ts'

// With a TypeScript it cannot use, dependency-cruiser sees next to nothing and reports success.
const fewestModules = 60

const options = await extractOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(parts, options, undefined, {
  tsConfig: extractTsConfig('tsconfig.json'),
})
if (typeof output === 'string') throw new Error(output)

const { totalCruised, totalDependenciesCruised, violations } = output.summary
if (violations.length > 0) {
  console.log((await format(output, { outputType: 'err' })).output)
  process.exitCode = 1
} else if (totalCruised < fewestModules) {
  console.log(`only ${totalCruised} modules seen: the check itself is broken`)
  process.exitCode = 1
} else {
  console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports`)
}
