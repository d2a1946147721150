/** A figure and the word it counts never part at the end of a line: the space between them does not break. */
export const typeset = <T>(content: T): T => {
  if (typeof content === 'string') return content.replace(/(?<=[\d%]) (?=\p{Script=Han})/gu, '\u00a0') as T
  if (Array.isArray(content)) return content.map(typeset) as T
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, typeset(value)])) as T
}
