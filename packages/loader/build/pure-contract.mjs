const isFunction = ({ type }) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration'

/** Calls that run as soon as the file is read. */
function* callsAtOnce(node) {
  if (!node || typeof node !== 'object') return
  if (node.type && isFunction(node)) return
  if (node.type === 'CallExpression' || node.type === 'NewExpression') yield node
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) yield* callsAtOnce(one)
    else if (value?.type) yield* callsAtOnce(value)
  }
}

/** Marks those calls as pure; `parse` makes the syntax tree. */
export function markPure(code, parse) {
  const starts = new Set([...callsAtOnce(parse(code))].map(({ start }) => start))
  let marked = code
  // From the last to the first, so that places stay true.
  for (const start of [...starts].sort((a, b) => b - a))
    marked = `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`
  return marked
}

/**
 * The contract only declares: what nobody reads of it may go, calls and all. A bundler takes their word for it only where
 * the called function stands in the same file.
 */
export const pureContract = () => ({
  name: 'pure-contract',
  transform(code, id) {
    if (!/packages[\\/]contract[\\/]src[\\/]/.test(id)) return
    return { code: markPure(code, (text) => this.parse(text)), map: null }
  },
})
