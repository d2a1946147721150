import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { sources } from '../../.commands/packages.mjs'

const resolveImport = (from, specifier) => {
  if (!specifier.startsWith('.')) return sources.get(specifier)
  const path = join(dirname(from), specifier)
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find(existsSync)
}

/** Visits a node and all below it; what lies below is left out where the visit returns false. */
export const walk = (node, visit) => {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (typeof node?.type === 'string' && visit(node) !== false) walk(Object.values(node), visit)
}

const parsed = new Map()

/** What a file declares, imports and passes on by name, and the modules that it loads later. */
export const parse = (file) => {
  const source = readFileSync(file, 'utf8')
  const known = parsed.get(file)
  if (known?.source === source) return known
  const { program, comments } = parseSync(file, source)
  const made = { file, source, comments, declared: new Map(), imported: new Map(), stars: [], loaded: [] }
  parsed.set(file, made)
  walk(program, ({ type, source: from }) => {
    if (type === 'ImportExpression') made.loaded.push(resolveImport(file, from.value ?? ''))
  })
  for (const statement of program.body) {
    const { declaration, specifiers = [] } = statement
    const from = statement.source && resolveImport(file, statement.source.value)
    if (statement.type === 'ExportAllDeclaration' && from) made.stars.push(from)
    for (const { local, imported, exported } of specifiers)
      if (from)
        made.imported.set((exported ?? local).name, {
          from,
          name: (exported ? local : imported)?.name ?? local.name,
        })
    const isExported = statement.type.startsWith('Export')
    const own = isExported ? declaration : statement
    for (const one of own?.declarations ?? [own])
      if (one?.id?.name) made.declared.set(one.id.name, { node: one, start: statement.start, isExported })
  }
  return made
}

/** Follows a name to its declaration. */
export const find = (file, name) => {
  const { declared, imported, stars } = parse(file)
  if (declared.has(name)) return { file, ...declared.get(name) }
  const next = imported.get(name)
  if (next) return find(next.from, next.name)
  for (const star of stars) {
    const found = find(star, name)
    if (found) return found
  }
}

/** The comment right above a place: what it says, and its example. */
export const commentAbove = ({ source, comments }, start) => {
  const comment = comments.findLast(({ end }) => end <= start)
  if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim()) return { about: '' }
  // Sections of the specification and drawings say nothing to those who read the pages.
  const [text, ...tags] = comment.value
    .slice(1)
    .replace(/^ *\* ?/gm, '')
    .split(/^@/m)
  const example = tags.find((tag) => tag.startsWith('example'))?.replace('example', '')
  return {
    about: text
      .replace(/^ {2,}\S.*$/gm, '')
      .replace(/\s+/g, ' ')
      .replace(/ \(specification[^)]*\)/g, '')
      .trim(),
    ...(example && { example: example.trim() }),
  }
}

/** A part of the source, on one line. */
export const textOf = ({ source }, { start, end }) => source.slice(start, end).replace(/\s+/g, ' ')
