import { Converter } from 'opencc-js/t2cn'

/** Converts a text to simplified characters. */
export const simplify: (text: string) => string = Converter({ from: 't', to: 'cn' })

/** Returns a text as questions and content are compared: in simplified characters, usual widths and small letters. */
export const plainly = (text: string): string => simplify(text.normalize('NFKC').toLowerCase())

/** 跨 境 电 商: single characters with spaces between them. */
const spacedHan = /(?<!\S)\p{Script=Han}(?: \p{Script=Han})+(?!\S)/gu
/** V A T. Two letters alone may be two things. */
const spacedLatin = /(?<!\S)[a-z\d](?: [a-z\d]){2,}(?!\S)/giu

const joined = (text: string): string => text.replaceAll(' ', '')

/** Returns a cleaned question as the content is written: in simplified characters, words in one piece. */
export const asWritten = (question: string): string =>
  simplify(question).replace(spacedHan, joined).replace(spacedLatin, joined)
