import { commentAbove, find, parse, textOf } from './parse-source.mjs'

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

/** The function of a component, and the type of its props: that of `forwardRef<Element, Props>` is beside the function. */
const componentOf = (node) => {
  const made = node.type === 'VariableDeclarator' ? node.init : node
  if (made?.callee?.name === 'forwardRef')
    return { made: made.arguments[0], props: made.typeArguments.params[1] }
  return { made, props: made?.params?.[0]?.typeAnnotation?.typeAnnotation }
}

/** The components of a file: what each is for, and its props with their types, their defaults and what they do. */
export const readComponents = (file) => {
  const at = parse(file)
  return [...at.declared].flatMap(([name, { node, start }]) => {
    const { made, props } = componentOf(node)
    if (!/^[A-Z]/.test(name) || !props) return []
    const defaults = defaultsOf(at, made)
    const members = membersOf(file, props).map(([key, member]) => [
      key,
      { ...member, ...(defaults[key] !== undefined && { default: defaults[key] }) },
    ])
    return [{ name, ...commentAbove(at, start), props: Object.fromEntries(members) }]
  })
}
