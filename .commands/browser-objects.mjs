import { compatData } from './browser-data.mjs'

const { builtins } = compatData.javascript
const { api } = compatData

/** Properties that hold an object of a class, whatever they are a property of. */
const heldClasses = { searchParams: 'URLSearchParams', signal: 'AbortSignal', classList: 'DOMTokenList' }

/** The class that a declaration names: `query: URLSearchParams`, `query = new URLSearchParams()`. */
const declaredClass = ({ typeAnnotation }, init) =>
  typeAnnotation
    ? typeAnnotation.typeAnnotation.typeName?.name
    : init?.type === 'NewExpression'
      ? init.callee.name
      : undefined

/** Each declaration of a name, with its class where that is written there. */
function* declarationsIn({ type, id, init, params }) {
  if (type === 'VariableDeclarator' && id.type === 'Identifier') yield [id.name, declaredClass(id, init)]
  for (const param of Array.isArray(params) ? params : [])
    if (param.type === 'Identifier') yield [param.name, declaredClass(param)]
}

/**
 * Returns the class of an expression of a file, where that is certain: a name that stands for two things in the file
 * has none.
 */
export function classesIn(nodes) {
  const found = new Map()
  for (const node of nodes)
    for (const [name, kind] of declarationsIn(node))
      found.set(name, found.has(name) && found.get(name) !== kind ? undefined : kind)
  return ({ type, name, callee, property }) =>
    ({
      Identifier: found.get(name),
      NewExpression: callee?.name,
      MemberExpression: heldClasses[property?.name],
    })[type]
}

/** What is known of a property or method of the objects of a class. */
export const memberOf = (kind, name) => {
  const owner = kind && (api[kind] ?? builtins[kind])
  return owner && Object.hasOwn(owner, name) ? owner[name] : undefined
}
