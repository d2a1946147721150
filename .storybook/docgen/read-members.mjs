import { commentAbove, find, parse, textOf, walk } from './parse-source.mjs'

const isLiteral = ({ type }) => type === 'TSLiteralType'

/** What an alias stands for, where its name would say nothing: one of a few literals, or a name of its own file. */
const aliasText = (file, name) => {
  const found = find(file, name)
  if (found?.node.type !== 'TSTypeAliasDeclaration' || found.node.typeParameters) return undefined
  const { typeAnnotation } = found.node
  const isChoice = typeAnnotation.type === 'TSUnionType' && typeAnnotation.types.every(isLiteral)
  return isChoice || !found.isExported ? typeText({ file: found.file }, typeAnnotation) : undefined
}

const memberText = (scope, { objectType, indexType }) => {
  if (objectType.type !== 'TSTypeReference' || !isLiteral(indexType)) return undefined
  return membersOf(scope, objectType).find(([name]) => name === indexType.literal.value)?.[1].type
}

/** A type as its file has it, with what its parameters, its short aliases and members of other types stand for. */
const typeText = (scope, node) => {
  const at = parse(scope.file)
  const parts = []
  walk(node, (one) => {
    const isName = one.type === 'TSTypeReference' && !one.typeArguments
    const text = isName
      ? (scope.given?.get(one.typeName.name) ?? aliasText(scope.file, one.typeName.name))
      : one.type === 'TSIndexedAccessType' && memberText(scope, one)
    if (!text) return undefined
    parts.push({ start: one.start, end: one.end, text })
    return false
  })
  let { start } = node
  let made = ''
  for (const part of parts) {
    made += textOf(at, { start, end: part.start }) + part.text
    start = part.end
  }
  return made + textOf(at, { start, end: node.end })
}

const memberOf = (scope, member) => {
  const at = parse(scope.file)
  const annotation = (member.typeAnnotation ?? member.returnType)?.typeAnnotation
  const result = annotation ? typeText(scope, annotation) : 'unknown'
  const taken = member.params?.map((one) => textOf(at, one)).join(', ')
  const type = member.type === 'TSMethodSignature' ? `(${taken}) => ${result}` : result
  return [
    member.key.name ?? member.key.value,
    {
      type: type.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => \w+)\)$/, '$1'),
      required: !member.optional,
      about: commentAbove(at, member.start).about,
    },
  ]
}

const keysIn = (scope, node) => {
  if (node?.type === 'TSUnionType') return node.types.flatMap((one) => keysIn(scope, one))
  if (node?.type === 'TSTypeOperator') return membersOf(scope, node.typeAnnotation).map(([name]) => name)
  return [node?.literal?.value].filter(Boolean)
}

/** What the helpers of TypeScript leave of the members of a type. */
const helpers = {
  Omit: (members, keys) =>
    members
      .filter(([name]) => !keys.includes(name))
      .map(([name, member]) => [name, member.isForeign ? { ...member, without: keys } : member]),
  Pick: (members, keys) => members.filter(([name]) => keys.includes(name)),
  Partial: (members) => members.map(([name, member]) => [name, { ...member, required: false }]),
}

/** The type parameters of a declaration, by what is given for them. */
const givenFor = (scope, found, given) =>
  new Map(
    (found.node.typeParameters?.params ?? []).map((param, index) => {
      const { name } = param.name
      if (given[index]) return [name, typeText(scope, given[index])]
      return [name, param.default ? typeText({ file: found.file }, param.default) : name]
    }),
  )

const namedMembers = (scope, name, given, whole) => {
  const helper = helpers[name]
  if (helper) return helper(membersOf(scope, given[0]), keysIn(scope, given[1]))
  const found = find(scope.file, name)
  if (found) return membersOf({ file: found.file, given: givenFor(scope, found, given) }, found.node)
  // A type of a library, such as the attributes of an element.
  const text = textOf(parse(scope.file), whole)
  return [[text, { type: text, isForeign: true, without: [] }]]
}

/** A member that only some variants of a type have need not be given. */
const ofVariants = (variants) => {
  const merged = new Map()
  for (const [name, member] of variants.flat()) {
    const other = merged.get(name)
    const types = [other?.type, member.type].filter((type, index, all) => type && all.indexOf(type) === index)
    merged.set(name, { ...other, ...member, type: types.join(' | '), about: member.about || other?.about })
  }
  const isRequired = (name) =>
    variants.every((members) => members.some(([other, { required }]) => other === name && required))
  return [...merged].map(([name, member]) => [name, { ...member, required: isRequired(name) }])
}

/** The members of a type, those of what it extends before its own. */
export const membersOf = (scope, node) => {
  switch (node?.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap((base) =>
          namedMembers(scope, base.expression.name, base.typeArguments?.params ?? [], base),
        ),
        ...membersOf(scope, { type: 'TSTypeLiteral', members: node.body.body }),
      ]
    case 'TSTypeLiteral':
      return node.members.filter(({ key }) => key).map((member) => memberOf(scope, member))
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return membersOf(scope, node.typeAnnotation)
    case 'TSIntersectionType':
      return node.types.flatMap((one) => membersOf(scope, one))
    case 'TSUnionType':
      return ofVariants(node.types.map((one) => membersOf(scope, one)))
    case 'TSTypeReference':
      return namedMembers(scope, node.typeName.name, node.typeArguments?.params ?? [], node)
    default:
      return []
  }
}
