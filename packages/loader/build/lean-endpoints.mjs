/** What a client never reads of an endpoint: rules of what is sent are the server's, or those of the form that imports them. */
const unread = new Set([
  'name',
  'summary',
  'params',
  'query',
  'body',
  'errors',
  'idempotent',
  'ignoresOrganisation',
])

function* callsOf(node) {
  if (!node || typeof node !== 'object') return
  if (node.type === 'CallExpression' && node.callee.name === 'endpoint') yield node
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) yield* callsOf(one)
    else if (value?.type) yield* callsOf(value)
  }
}

/** Leaves out of `endpoint({…})` what is unread; `parse` makes the syntax tree. */
export function leanEndpoints(code, parse) {
  let lean = code
  // From the last to the first, so that places stay true.
  for (const { arguments: given } of [...callsOf(parse(code))].reverse()) {
    const [shape] = given
    const kept = shape.properties.filter(({ key }) => !unread.has(key?.name))
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ')
    lean = `${lean.slice(0, shape.start)}{ ${text} }${lean.slice(shape.end)}`
  }
  return lean
}

/** The same for every endpoint of the contract that is embedded. */
export const leanContract = () => ({
  name: 'lean-contract',
  transform(code, id) {
    if (!/packages[\\/]contract[\\/]src[\\/]/.test(id) || !code.includes('endpoint({')) return
    return { code: leanEndpoints(code, (text) => this.parse(text)), map: null }
  },
})
