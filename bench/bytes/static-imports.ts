import { parseAst } from 'vite'

const statements = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']

/** Addresses of the modules that a module cannot run without. */
export function staticImports(source: string, address: string): string[] {
  return parseAst(source).body.flatMap((statement) => {
    const from = statements.includes(statement.type) && 'source' in statement && statement.source
    return from ? [new URL(String(from.value), address).href] : []
  })
}
