/** What a template is for, in one language: a question that has one of these words asks for it. */
export interface Use {
  asks: readonly string[]
}

/** Whether a text has no Chinese. */
export const isLatin = (text: string): boolean => /^[\x20-\x7e]+$/.test(text)

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a pattern of any of these words, of which Latin ones match as a whole. */
export const patternOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => (isLatin(word) ? `\\b${escapeRegExp(word)}\\b` : escapeRegExp(word)))
    .join('|')

/** Returns where a text asks for a use, or -1. */
export const asksFor = (text: string, { asks }: Use): number => text.search(new RegExp(patternOf(asks), 'i'))

const ends = /[，。；;！!？?\n]+|[,.](?=\s|$)/
const quotes = /^[“”"'「」『』\s]+|[“”"'「」『』\s]+$/g

export const withoutQuotes = (text: string): string => text.replace(quotes, '')

/** Returns the clauses of a text, without the signs and joining words around them. */
export const clausesOf = (text: string): string[] =>
  text.split(ends).flatMap((clause) => {
    const plain = clause
      .trim()
      .replace(/^(?:和|并且?|以及|另外|and\s|also\s)\s*/i, '')
      .replace(/[：:]$/, '')
    const clean = withoutQuotes(plain)
    return clean === '' ? [] : [clean]
  })

/** Returns the items of 350 毫升、可拆洗. */
export const itemsOf = (text: string): string[] => clausesOf(text.replaceAll('、', '，'))

/** Chinese names of languages, as a pattern. */
export const languageNames =
  '[英德法日韩俄]文|[英德法日韩俄西葡意荷]语|西班牙文|西班牙语|葡萄牙语|意大利语|阿拉伯语'

/** A clause of this form says how to write. */
export const manner = new RegExp(
  [
    '字符|个字|字以内|版本|夸大|堆砌|每[点条组段]|标注|取舍|核心词|关键词|语气|口吻|礼貌|诚恳|推诿|简短|简洁|正式|对照|提醒我|突出',
    `五点|写[一二三两几\\d]|改写|润色|^请?翻?译[成为一]|^(?:请?用|写成)?\\S{0,3}(?:${languageNames})(?:版|写)?$`,
    '\\b(?:characters?|versions?|tone|polite(?:ly)?|friendly|concise|short|bullets?|translated?)\\b',
    '\\bin (?:english|german|french|spanish|italian|japanese|chinese)\\b',
  ].join('|'),
  'i',
)
