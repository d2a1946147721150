import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {{ specifier: string, kind: 'value' | 'type' | 'lazy', line: number }} Import
 */

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length

const kindOf = (entries) => (entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value')

/** The text of a literal, or null for an address that is only known when the code runs. */
const literal = (source) => /^(['"`])([^'"`$]*)\1$/.exec(source.trim())?.[2] ?? null

/** `typeof import('x')` and `import('x').T`, which the module record leaves out. */
function importTypes(program) {
  const found = []
  new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: a kind of syntax node, not a component
    TSImportType: (node) => found.push({ specifier: node.source.value, start: node.start }),
  }).visit(program)
  return found
}

/**
 * Every import and re-export of a file: values, types and `import()`.
 * @returns {Import[]}
 */
export function importsOf(path, text) {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const row = (specifier, kind, start) => ({ specifier, kind, line: lineAt(text, start) })
  const statics = module.staticImports.map(({ moduleRequest, entries, start }) => {
    const isTypeOnly = /^import\s+type\b(?!\s*(,|from\b))/.test(text.slice(start))
    return row(moduleRequest.value, isTypeOnly ? 'type' : kindOf(entries), start)
  })
  const reexports = module.staticExports.flatMap(({ entries, start }) => {
    const from = entries.filter(({ moduleRequest }) => moduleRequest)
    return from.length === 0 ? [] : [row(from[0].moduleRequest.value, kindOf(from), start)]
  })
  const lazy = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const specifier = literal(text.slice(moduleRequest.start, moduleRequest.end))
    return specifier === null ? [] : [row(specifier, 'lazy', start)]
  })
  const types = importTypes(program).map(({ specifier, start }) => row(specifier, 'type', start))
  return [...statics, ...reexports, ...lazy, ...types]
}
