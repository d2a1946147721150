type Replace = (text: string) => string

/** Replaces each text of some content. */
export const inTexts = <T>(content: T, replace: Replace): T => {
  if (typeof content === 'string') return replace(content) as T
  if (Array.isArray(content)) return content.map((part) => inTexts(part, replace)) as T
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, inTexts(part, replace)]),
  ) as T
}

/** Puts a no-break space between a number and the Chinese word after it. */
export const typeset = <T>(content: T): T =>
  inTexts(content, (text) => text.replace(/(?<=[\d%]) (?=\p{Script=Han})/gu, '\u00a0'))

/** Returns content as its author typed it. */
export const untypeset = <T>(content: T): T =>
  inTexts(content, (text) => text.replace(/(?<=[\d%])\u00a0(?=\p{Script=Han})/gu, ' '))

/** Characters that a line of Chinese may be broken between, without a space. */
const wide = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef'
const quotes = '“”‘’—…'
const gap = new RegExp(`(?<=[${wide}]) (?=[${wide}${quotes}])|(?<=[${quotes}]) (?=[${wide}])`, 'gu')

/** Takes out the spaces that lines which were put together have between Chinese characters. */
export const unfolded = (text: string): string => text.replace(gap, '')
