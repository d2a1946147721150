import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

/** Every module specifier of a declaration file, with its place in the text, quotes included. */
function specifiersOf(file, text) {
  const { module, program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found = module.staticImports.map(({ moduleRequest }) => moduleRequest)
  for (const { entries } of module.staticExports) found.push(...entries.map((entry) => entry.moduleRequest))
  new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: a kind of syntax node, not a component
    TSImportType: ({ source }) => found.push(source),
  }).visit(program)
  return new Map(found.filter(Boolean).map((request) => [request.start, request]))
}

function withExtension(file, specifier) {
  const path = resolve(dirname(file), specifier)
  if (existsSync(path.replace(/\.js$/, '.d.ts')) && specifier.endsWith('.js')) return specifier
  if (existsSync(`${path}.d.ts`)) return `${specifier}.js`
  if (existsSync(join(path, 'index.d.ts'))) return `${specifier.replace(/\/$/, '')}/index.js`
  throw new Error(`${file} imports ${specifier}, which has no declarations`)
}

/** Returns the declarations with file extensions on relative imports, as node16 and nodenext resolve them. */
export function addExtensions(file, text) {
  const edits = [...specifiersOf(file, text).values()]
    .filter(({ value }) => /^\.{1,2}(\/|$)/.test(value))
    .sort((a, b) => b.start - a.start)
  return edits.reduce(
    (result, { start, end, value }) =>
      `${result.slice(0, start)}'${withExtension(file, value)}'${result.slice(end)}`,
    text,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = resolve('dist')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(folder, name)
    writeFileSync(file, addExtensions(file, readFileSync(file, 'utf8')))
  }
}
