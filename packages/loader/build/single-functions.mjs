const library = /[\\/]valibot[\\/]dist[\\/]index\.mjs$/

function* namesIn(node) {
  if (!node || typeof node !== 'object') return
  if (node.type === 'Identifier') yield node.name
  for (const [key, value] of Object.entries(node)) {
    const isLabel = (key === 'property' || key === 'key') && !node.computed
    if (isLabel && node.type !== 'PropertyDefinition') continue
    if (Array.isArray(value)) for (const one of value) yield* namesIn(one)
    else if (value?.type) yield* namesIn(value)
  }
}

const declared = (node) => node.declarations?.map(({ id }) => id.name) ?? (node.id ? [node.id.name] : [])

/** The declarations of a file by the name of their part; what shares a variable that changes stays together. */
export function partsOf(code, parse) {
  const { body } = parse(code)
  const statements = body.filter((node) => declared(node).length)
  const isChanging = new Set(statements.filter(({ kind }) => kind === 'let').flatMap(declared))
  const partOf = new Map()
  const parts = new Map()
  for (const node of statements) {
    const uses = new Set(namesIn(node))
    const name = [...uses].find((used) => isChanging.has(used)) ?? declared(node)[0]
    const part = parts.get(name) ?? { names: [], uses: new Set(), texts: [] }
    parts.set(name, part)
    for (const own of declared(node)) {
      part.names.push(own)
      partOf.set(own, name)
    }
    for (const used of uses) part.uses.add(used)
    // The comment before it may say that it has no side effects.
    const before = /\/\* ?[@#]__NO_SIDE_EFFECTS__ ?\*\/\s*$/.exec(code.slice(0, node.start))
    part.texts.push((before?.[0] ?? '') + code.slice(node.start, node.end))
  }
  return { parts, partOf }
}

/** One part as a module: it imports what it uses of the others. */
export function moduleOf({ parts, partOf }, name, addressOf) {
  const { names, uses, texts } = parts.get(name)
  const imports = [...uses]
    .filter((used) => partOf.has(used) && !names.includes(used))
    .map((used) => `import { ${used} } from '${addressOf(partOf.get(used))}'`)
  return [...imports, ...texts, `export { ${names.join(', ')} }`].join('\n')
}

/** The library as a list of its exports, each out of its part. */
export function listOf({ partOf }, exported, addressOf) {
  return exported
    .map(({ local, name }) => `export { ${local} as ${name} } from '${addressOf(partOf.get(local))}'`)
    .join('\n')
}

/** Texts that an application registers for all schemas. Ours registers none, so there are none to look up. */
const registered = /^(function get(?:Global|Schema|Specific)Message\([^)]*\) \{)[^}]*\}/gm

/**
 * Makes a module of each function of valibot. As the one file that it is, everything that any part of the embeds checks
 * with would travel with what all parts share.
 */
export const singleFunctions = () => {
  const split = new Map()
  return {
    name: 'single-functions',
    transform(code, id) {
      const [file, name] = id.split('?function=')
      if (!library.test(file)) return
      const addressOf = (part) => `${file}?function=${part}`
      if (!split.has(file)) {
        split.set(
          file,
          partsOf(code.replace(registered, '$1}'), (text) => this.parse(text)),
        )
      }
      const parts = split.get(file)
      if (name) return { code: moduleOf(parts, name, addressOf), map: null, moduleSideEffects: false }
      const exported = this.parse(code)
        .body.filter(({ type }) => type === 'ExportNamedDeclaration')
        .flatMap(({ specifiers }) =>
          specifiers.map(({ local, exported: given }) => ({ local: local.name, name: given.name })),
        )
      return { code: listOf(parts, exported, addressOf), map: null, moduleSideEffects: false }
    },
  }
}
