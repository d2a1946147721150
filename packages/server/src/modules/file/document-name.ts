const maxLength = 120

/** What would break a line, turn the text around, or lead into another folder. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu

const ending = /\.[^.]*$/

/** The name that a document keeps: that of its file, cut to a length, with the ending of what it really is. */
export const documentName = (given: string, extension: string): string => {
  const name = given.normalize('NFC').replace(misleading, '').trim()
  const base = [...name.replace(ending, '')]
    .slice(0, maxLength)
    .join('')
    .replace(/[. ]+$/, '')
  const own = ending.exec(name)?.[0] ?? ''
  return `${base || 'document'}${own.toLowerCase() === `.${extension}` ? own : `.${extension}`}`
}
