import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** Returns the text of a node without comments, trailing spaces and empty lines. */
const withoutComments = (source, comments, { start, end }) => {
  let text = ''
  let at = start
  for (const comment of comments.filter((one) => one.start >= start && one.end <= end)) {
    text += source.slice(at, comment.start)
    at = comment.end
  }
  return (text + source.slice(at, end)).replace(/[ \t]+$/gm, '').replace(/\n\s*\n/g, '\n')
}

const longestText = 600
const shownLines = 6

/** The type of a schema is as long as what travels: of a long text, the beginning, and a digest that changes with the rest. */
const shorten = (text) => {
  if (text.length <= longestText) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const begin = text.split('\n').slice(0, shownLines).join('\n').slice(0, longestText)
  return `${begin}\n// … ${text.split('\n').length} lines, ${digest}`
}

const namesOf = (declaration) =>
  declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id?.name ?? declaration.id?.value]

/** How a file of declarations keeps a statement, by the kind of the statement. */
const keepers = {
  ImportDeclaration({ specifiers, source: from }, { made, at }) {
    for (const { local, imported } of specifiers)
      made.imported.set(local.name, { from: at(from.value), name: imported?.name ?? '*' })
  },
  ExportAllDeclaration({ source: from }, { made, at }) {
    made.stars.push(at(from.value))
  },
  ExportNamedDeclaration(statement, { made, at, textOf }) {
    const { declaration, source: from, specifiers } = statement
    for (const { local, exported } of specifiers)
      made.exported.set(exported.name, { from: from ? at(from.value) : made.file, name: local.name })
    if (!declaration) return
    keepDeclaration(declaration, { made, textOf })
    for (const name of namesOf(declaration)) made.exported.set(name, { from: made.file, name })
  },
  TSModuleDeclaration(statement, { made, textOf }) {
    made.augmentations.push(textOf(statement))
  },
  TSGlobalDeclaration(statement, { made, textOf }) {
    made.augmentations.push(textOf(statement))
  },
}

const keepDeclaration = (declaration, { made, textOf }) => {
  const text = textOf(declaration).replace(/^declare /, '')
  for (const name of namesOf(declaration).filter(Boolean))
    made.declared.set(name, [...(made.declared.get(name) ?? []), text])
}

const parsed = new Map()

/** What a file of declarations declares, exports and imports, by name. */
const parse = (file) => {
  const known = parsed.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  const at = (specifier) => {
    if (!specifier.startsWith('.')) return specifier
    const path = join(dirname(file), specifier)
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find(existsSync) ?? path
  }
  const textOf = (node) => withoutComments(source, comments, node)
  const made = {
    ...{ file, declared: new Map(), exported: new Map(), imported: new Map() },
    ...{ stars: [], augmentations: [] },
  }
  parsed.set(file, made)
  for (const statement of program.body)
    (keepers[statement.type] ?? keepDeclaration)(statement, { made, at, textOf })
  return made
}

/** Follows a name to the file that declares it, or to another package. */
const resolve = (file, name) => {
  if (!file.endsWith('.d.ts')) return { file, name }
  const { declared, exported, imported, stars } = parse(file)
  if (declared.has(name)) return { file, name }
  const next = exported.get(name) ?? imported.get(name)
  if (next) return next.from === file && next.name === name ? { file, name } : resolve(next.from, next.name)
  for (const star of stars) {
    const found = star.endsWith('.d.ts') && exportsOf(star).has(name) ? resolve(star, name) : null
    if (found) return found
  }
  return { file, name }
}

const exportsOf = (file) => {
  const { exported, stars } = parse(file)
  const own = [...exported.keys()].map((name) => [name, resolve(file, name)])
  const others = stars.filter((star) => star.endsWith('.d.ts')).flatMap((star) => [...exportsOf(star)])
  return new Map([...others, ...own])
}

const keyOf = ({ file, name }) => `${file} ${name}`

/**
 * Returns the public face of a package as text: what each module exports, and below it what that refers to without being
 * exported.
 *
 * @param {{ name: string, manifest: object }} one
 * @param {string} folder where the declarations of its sources are
 */
export const apiReport = ({ name, manifest }, folder) => {
  const printed = new Map()
  const lines = [
    `# ${name}`,
    '',
    'What can be imported, without comments. A test writes and compares this file.',
  ]
  const hidden = new Map()
  const follow = (place) => {
    if (!place.file.endsWith('.d.ts')) return
    const { declared, imported, file } = parse(place.file)
    for (const text of declared.get(place.name) ?? [])
      for (const [word] of text.replace(/'[^'\n]*'|"[^"\n]*"/g, '').matchAll(/[A-Za-z_$][\w$]*/g)) {
        if (!declared.has(word) && !imported.has(word)) continue
        const found = resolve(file, word)
        if (!found.file.endsWith('.d.ts') || printed.has(keyOf(found)) || hidden.has(keyOf(found))) continue
        hidden.set(keyOf(found), found)
        follow(found)
      }
  }
  const textOf = (place) =>
    place.file.endsWith('.d.ts')
      ? shorten((parse(place.file).declared.get(place.name) ?? []).join('\n'))
      : `export { ${place.name} } from '${place.file}'`
  const modules = Object.entries(manifest.exports).filter(([, { source }]) => source)
  const fileOf = (source) => join(folder, source.replace(/\.tsx?$/, '.d.ts'))
  const faces = modules.map(([path, { source }]) => [path, exportsOf(fileOf(source))])
  for (const [path, exports] of faces) {
    lines.push('', `## ${name}${path.slice(1)}`, '', '```ts')
    for (const [exported, place] of [...exports].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const first = printed.get(keyOf(place))
      if (first) lines.push(`export { ${exported} } // of ${first}`)
      else lines.push(textOf(place))
      printed.set(keyOf(place), name + path.slice(1))
    }
    for (const text of parse(fileOf(manifest.exports[path].source)).augmentations) lines.push(text)
    lines.push('```')
  }
  for (const [, exports] of faces) for (const place of exports.values()) follow(place)
  const internal = [...hidden.values()].filter((place) => !printed.has(keyOf(place)))
  if (internal.length) {
    lines.push('', '## Referred to, and not exported', '', '```ts')
    const all = internal.map((place) => `// ${relative(folder, place.file)}\n${textOf(place)}`)
    lines.push(...all.sort(), '```')
  }
  return `${lines.join('\n')}\n`
}
