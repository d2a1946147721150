import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './first-step.mjs'

const parsed = new Map()
const parse = (file) => {
  if (!parsed.has(file)) {
    const source = readFileSync(file, 'utf8')
    parsed.set(file, { file, source, ...parseSync(file, source) })
  }
  return parsed.get(file)
}

const resolveFrom = (file, specifier) =>
  ['.ts', '.tsx', '/index.ts'].map((end) => join(dirname(file), specifier) + end).find(existsSync)

const declares = (statement, name) => {
  const declaration = statement.declaration ?? statement
  return (declaration.declarations ?? [declaration]).some(({ id }) => id?.name === name)
}

/** The docstring right above a statement; a mark for bundlers may stand between. */
const docstringOf = (source, { start }) => {
  const above = source.slice(0, start).replace(/\n\/\* @__\w+__ \*\/\n$/, '\n')
  return /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(above)?.[0]
}

const declarationOf = ({ file, source, program }, name) => {
  const statements = program.body.filter((statement) => declares(statement, name))
  return { name, file, docstring: statements.map((one) => docstringOf(source, one)).find(Boolean) }
}

/** What a module exports; what another package declares is documented there. */
const exportsOf = (file) => {
  const { module, ...parts } = parse(file)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  return entries.flatMap(({ moduleRequest, importName, exportName, localName }) => {
    const { name } = exportName
    if (!moduleRequest) return [{ ...declarationOf(parts, localName.name), name }]
    if (!moduleRequest.value.startsWith('.')) return []
    const found = exportsOf(resolveFrom(file, moduleRequest.value))
    if (importName.kind !== 'Name') return found
    return found.filter((one) => one.name === importName.name).map((one) => ({ ...one, name }))
  })
}

/** Returns what can be imported from a package, each declaration with the first module that has it. */
export const publishedExports = ({ name, folder, manifest }) => {
  const modules = Object.entries(manifest.exports).filter(([, { source }]) => source)
  const all = modules.flatMap(([path, { source }]) => {
    const entry = join(root, folder, source)
    return exportsOf(entry).map((one) => ({ ...one, module: name + path.slice(1), entry }))
  })
  const isSame = (one) => (other) => other.file === one.file && other.name === one.name
  return all.filter((one, index) => all.findIndex(isSame(one)) === index)
}
