import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../../.commands/first-step.mjs'
import { packages } from '../../.commands/packages.mjs'

/** The source behind each import path of our packages. */
const sources = new Map(
  packages.flatMap(({ name, folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, { source }]) =>
      source ? [[name + path.slice(1), join(root, folder, source)]] : [],
    ),
  ),
)

const resolveImport = (from, specifier) => {
  if (!specifier.startsWith('.')) return sources.get(specifier)
  const path = join(dirname(from), specifier)
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find(existsSync)
}

const parsed = new Map()

/** What a file declares, imports and passes on, by name. */
const parse = (file) => {
  const source = readFileSync(file, 'utf8')
  const known = parsed.get(file)
  if (known?.source === source) return known
  const { program, comments } = parseSync(file, source)
  const made = { file, source, comments, declared: new Map(), imported: new Map(), stars: [] }
  parsed.set(file, made)
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
    const own = statement.type.startsWith('Export') ? declaration : statement
    for (const one of own?.declarations ?? [own])
      if (one?.id?.name) made.declared.set(one.id.name, { node: one, start: statement.start })
  }
  return made
}

/** Follows a name to its declaration. */
const find = (file, name) => {
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
const commentAbove = ({ source, comments }, start) => {
  const comment = comments.findLast(({ end }) => end <= start)
  if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim()) return { about: '' }
  // Sections of the specification say nothing to those who read the pages.
  const [text, ...tags] = comment.value
    .slice(1)
    .replace(/^ *\* ?/gm, '')
    .split(/^@/m)
  const example = tags.find((tag) => tag.startsWith('example'))?.replace('example', '')
  return {
    about: text
      .replace(/\s+/g, ' ')
      .replace(/ \(specification[^)]*\)/g, '')
      .trim(),
    ...(example && { example: example.trim() }),
  }
}

const textOf = ({ source }, { start, end }) => source.slice(start, end).replace(/\s+/g, ' ')

const typeText = (at, member) => {
  const type = member.typeAnnotation ?? member.returnType
  const result = type ? textOf(at, type.typeAnnotation) : 'unknown'
  if (member.type !== 'TSMethodSignature') return result.replace(/ \| undefined$/, '')
  return `(${member.params.map((one) => textOf(at, one)).join(', ')}) => ${result}`
}

const memberOf = (at, member) => [
  member.key.name ?? member.key.value,
  {
    type: typeText(at, member),
    required: !member.optional,
    about: commentAbove(at, member.start).about,
  },
]

const literals = (node) =>
  node.type === 'TSUnionType' ? node.types.flatMap(literals) : [node.literal?.value].filter(Boolean)

/** What the helpers of TypeScript leave of the members of a type. */
const helpers = {
  Omit: (members, keys) => members.filter(([name]) => !keys.includes(name)),
  Pick: (members, keys) => members.filter(([name]) => keys.includes(name)),
  Partial: (members) => members.map(([name, member]) => [name, { ...member, required: false }]),
}

const namedMembers = (file, name, given = []) => {
  const helper = helpers[name]
  if (helper) return helper(membersOf(file, given[0]), given[1] ? literals(given[1]) : [])
  const found = find(file, name)
  return found ? membersOf(found.file, found.node) : []
}

/** The members of a type, those of what it extends before its own. */
const membersOf = (file, node) => {
  switch (node?.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap(({ expression, typeArguments }) =>
          namedMembers(file, expression.name, typeArguments?.params),
        ),
        ...membersOf(file, { type: 'TSTypeLiteral', members: node.body.body }),
      ]
    case 'TSTypeLiteral': {
      const at = parse(file)
      return node.members.filter(({ key }) => key).map((member) => memberOf(at, member))
    }
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return membersOf(file, node.typeAnnotation)
    case 'TSIntersectionType':
    case 'TSUnionType':
      return node.types.flatMap((one) => membersOf(file, one))
    case 'TSTypeReference':
      return namedMembers(file, node.typeName.name, node.typeArguments?.params)
    default:
      return []
  }
}

/** What props are when not given: where the component takes them apart, in its parameter or in its first lines. */
const defaultsOf = (at, { params: [param], body }) => {
  const taken = (body.body ?? [])
    .flatMap((statement) => statement.declarations ?? [])
    .filter(({ init }) => init?.name && init.name === param.name)
    .map(({ id }) => id)
  return Object.fromEntries(
    [param, ...taken]
      .flatMap((pattern) => pattern.properties ?? [])
      .filter(({ value }) => value?.type === 'AssignmentPattern')
      .map(({ key, value }) => [key.name ?? key.value, textOf(at, value.right)]),
  )
}

const functionOf = (node) => (node.type === 'VariableDeclarator' ? node.init : node)

/** The components of a file: what each is for, and its props with their types, their defaults and what they do. */
export const readComponents = (file) => {
  const at = parse(file)
  return [...at.declared].flatMap(([name, { node, start }]) => {
    const made = functionOf(node)
    const props = made?.params?.[0]?.typeAnnotation?.typeAnnotation
    if (!/^[A-Z]/.test(name) || !props) return []
    const defaults = defaultsOf(at, made)
    const members = membersOf(file, props).map(([key, member]) => [
      key,
      { ...member, ...(defaults[key] !== undefined && { default: defaults[key] }) },
    ])
    return [{ name, ...commentAbove(at, start), props: Object.fromEntries(members) }]
  })
}
