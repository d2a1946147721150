export { joinLines } from './join-lines'

/** A variant of a Han character, and an emoji with what joins it to the next: their invisible parts stay. */
const kept =
  '\\p{sc=Han}[\\u{E0100}-\\u{E01EF}]|\\uFE0F\\u20E3|\\p{ExtPict}\\p{EMod}?\\uFE0F?(?:\\u200D(?=\\p{ExtPict}))?'
/** Control, format and filling characters, those that turn the direction of a text, and the blank of Braille; not tabs and line breaks. */
const unseen = '[\\p{DI}\\p{Cf}\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u2800]'
const invisible = /* @__PURE__ */ new RegExp(`(${kept})|${unseen}`, 'gu')
const anyInvisible = /* @__PURE__ */ new RegExp(unseen, 'gu')

const plainWidths = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))

/** Character by character: a pattern with an end would take quadratic time for many spaces. */
const trimEnds = (text: string, stray: RegExp): string => {
  let start = 0
  let end = text.length
  while (start < end && stray.test(text.charAt(start))) start += 1
  while (end > start && stray.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Compatibility forms become plain ones, and everything invisible goes. */
const toPlain = (text: string): string => text.replace(anyInvisible, '').normalize('NFKC')

/** Returns a text in the visitor's words: nothing invisible, plain letters and digits, no space around it. */
export const cleanText = (text: string): string =>
  plainWidths(text.replace(invisible, (_, joined: string | undefined) => joined ?? '')).trim()

/**
 * Returns a name, title or address on one line, without stray separators around it; brackets, dots and variants stay.
 *
 * @example
 * cleanLine(' 陈静怡， ') // '陈静怡'
 */
export const cleanLine = (text: string): string =>
  trimEnds(cleanText(text).replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' '), /[\s,;，；、。]/)

const aroundMail = /[\s,;:.。、<>()[\]{}"'“”‘’《》【】]/

/**
 * Returns a mail address without `mailto:` or another label in front.
 *
 * @example
 * cleanMail('邮箱：chen@example.com') // 'chen@example.com'
 */
export const cleanMail = (text: string): string => {
  const plain = trimEnds(toPlain(text), aroundMail)
  const address = /^mailto:/i.test(plain) ? plain.replace(/\?.*$/s, '') : plain
  return trimEnds(address.replace(/^[^@]*:/, ''), aroundMail).replaceAll('。', '.')
}

/**
 * Returns a phone number without label, separators and the country code of China.
 *
 * @example
 * cleanPhone('电话：+86 138 0013 8000') // '13800138000'
 */
export const cleanPhone = (text: string): string =>
  trimEnds(toPlain(text).replace(/^[^:]*:/, ''), /[\s,;.。、]/)
    .replace(/[\s\p{Pd}.()+]/gu, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '')

/**
 * Returns a code of capitals and digits without label, spaces and separators; a text without either stays as it is.
 *
 * @example
 * cleanCode('9135 0100 m000 100y 43') // '91350100M000100Y43'
 */
export const cleanCode = (text: string): string => {
  const plain = toPlain(text).toUpperCase()
  const labelled = plain.slice(plain.lastIndexOf(':') + 1)
  const start = /[0-9A-Z]/.test(labelled) ? labelled : plain
  return trimEnds(start, /[^0-9A-Z]/).replace(/[\s\p{P}]/gu, '') || plain.trim()
}

/**
 * Returns words to search for: plain, on one line, without punctuation around them; what is nothing else stays, and
 * finds nothing. The dot of an ending stays.
 *
 * @example
 * cleanWords('，.de 站点？') // '.de 站点'
 */
export const cleanWords = (text: string): string => {
  const plain = toPlain(text).replace(/\s+/g, ' ')
  const words = trimEnds(plain, /[\s,;:.。、!?…]/)
  const start = plain.indexOf(words)
  const isEnding = /^[a-z]/i.test(words) && /(?:^|[^.])\.$/.test(plain.slice(0, start))
  return (isEnding ? `.${words}` : words) || text.trim()
}
