import { plainly } from './wording'

const han = '\\p{Script=Han}'
const latin = `(?:(?!${han})[\\p{L}\\p{N}])`
/** Signs within a word that are written or left out: Wi-Fi, USB-C, T/T, R&D. */
const omissible = "[-\\u2010\\u2011/&'’_]"

const latinWord = `(?:(?<!${latin})\\.)?${latin}+(?:(?:${omissible}|\\.)${latin}+)*(?:[+#]+(?!${latin}))?`
const words = new RegExp(`${han}+|${latinWord}`, 'gu')
const parts = new RegExp(`${latin}+`, 'gu')
const omitted = new RegExp(omissible, 'gu')

/** Longer ones are addresses of files. */
const partsMax = 3

/** Characters in a row, or Latin letters and digits with the signs that belong to them: `usb-c`, `a+`, `amazon.de`, `.de`. */
export interface Word {
  isHan: boolean
  /** As it is written. */
  written: string
  /** Its letters and digits, sign by sign apart. */
  parts: string[]
  /** The whole word without the signs that are often left out, where that is more than its only part. */
  whole: string | null
  /** What is between this word and the next: nothing, or a space at most, where the two may be one. */
  touchesNext: boolean
}

const readWord = (written: string, touchesNext: boolean): Word => {
  if (new RegExp(han, 'u').test(written))
    return { isHan: true, written, parts: [written], whole: null, touchesNext }
  const found = written.match(parts) ?? []
  const whole = written.replace(omitted, '')
  const isOne = whole === found[0] || found.length > partsMax
  return { isHan: false, written, parts: found, whole: isOne ? null : whole, touchesNext }
}

/** Returns the words of a text, in simplified characters and small letters. */
export const wordsOf = (text: string): Word[] => {
  const plain = plainly(text)
  return [...plain.matchAll(words)].map(({ 0: written, index }) =>
    readWord(written, /^ ?[\p{L}\p{N}]/u.test(plain.slice(index + written.length))),
  )
}
