/** Signs of Chinese with no space beside them: characters, and punctuation that brings its own. */
const wide = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff01-\\uff60'
const widePunctuation =
  '\\u3001-\\u3003\\u3008-\\u3011\\u3014-\\u301f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b\\uff3d\\uff5b-\\uff60'
/** Quotation marks and dashes of Chinese, which other languages have, too. */
const shared = '“”‘’—…·'

const isWide = /* @__PURE__ */ new RegExp(`[${wide}]`, 'u')
const isWidePunctuation = /* @__PURE__ */ new RegExp(`[${widePunctuation}]`, 'u')
const isWideOrShared = /* @__PURE__ */ new RegExp(`[${wide}${shared}]`, 'u')

const needsSpace = (before: string, after: string): boolean =>
  !(
    isWidePunctuation.test(before) ||
    isWidePunctuation.test(after) ||
    (isWideOrShared.test(before) && isWideOrShared.test(after) && (isWide.test(before) || isWide.test(after)))
  )

/**
 * Returns a paragraph on one line: its line breaks are nothing between signs of Chinese, and a space elsewhere. `before` and
 * `after` are what stands around it on the same line.
 *
 * @example
 * joinLines('先备资料、\n再开店，用\nAmazon') // '先备资料、再开店，用 Amazon'
 */
export const joinLines = (text: string, before = '', after = ''): string => {
  const lines = text.split('\n')
  const last = lines.length - 1
  if (last === 0) return text
  const parts = lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === last ? line.trimStart() : line.trim()))
    .filter((line, at) => line !== '' || at === 0 || at === last)
  return parts.reduce((joined, line, at) => {
    // Two units hold any character.
    const left = [...(parts[at - 1] || before).slice(-2)].at(-1)
    const right = [...(line || after).slice(0, 2)][0]
    return `${joined}${left && right && !needsSpace(left, right) ? '' : ' '}${line}`
  })
}
