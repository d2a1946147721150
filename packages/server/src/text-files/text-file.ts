/** The encoding of a file. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'GB 18030'

/** The text of a file that people hand over. */
export interface TextFile {
  text: string
  encoding: Encoding
}

/** A file that is no text, or in an encoding that nobody can tell; the message goes on from the file's name. */
export class UnreadableText extends Error {}

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean =>
  marks.every((byte, index) => bytes[index] === byte)

/** Workbooks and documents of Office: a ZIP archive, or the compound file of earlier versions. */
const isOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** A text without the mark of its encoding, and with the line ends of Unix: both say nothing about it. */
export const plainText = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Whether nine in ten characters beyond ASCII are common ones of GB 18030, punctuation included: broken UTF-8 and Big5 can be
 * decoded as well, but come out as rare characters, kana and lines.
 */
const isCommonChinese = (bytes: Uint8Array): boolean => {
  let all = 0
  let common = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const [first = 0, second = 0] = bytes.subarray(index, index + 2)
    if (first < 0x80) continue
    all += 1
    const isCommon = first >= 0xb0 ? first <= 0xf7 : first >= 0xa1 && first <= 0xa3
    if (isCommon && second >= 0xa1) common += 1
    // Four bytes have a digit in the second place.
    index += second >= 0x30 && second <= 0x39 ? 3 : 1
  }
  return common >= all * 0.9
}

const decodeAny = (bytes: Uint8Array): TextFile | null => {
  const big = startsWith(bytes, 0xfe, 0xff)
  if (big || startsWith(bytes, 0xff, 0xfe)) {
    const text = decode(bytes, big ? 'utf-16be' : 'utf-16le')
    return text === null ? null : { text, encoding: 'UTF-16' }
  }
  const text = decode(bytes, 'utf-8')
  if (text !== null) return { text, encoding: 'UTF-8' }
  const chinese = isCommonChinese(bytes) ? decode(bytes, 'gb18030') : null
  return chinese === null ? null : { text: chinese, encoding: 'GB 18030' }
}

/**
 * Reads a file as programs of Windows save it, too: UTF-8 with or without its mark, UTF-16 with it, GB 18030 with all that
 * GBK has. Throws an UnreadableText for anything else, so that no character is ever replaced.
 */
export const readText = (bytes: Uint8Array): TextFile => {
  if (isOffice(bytes))
    throw new UnreadableText('is a file of Office, and no text: save a sheet of it as “CSV UTF-8”')
  const read = decodeAny(bytes)
  if (!read) throw new UnreadableText('is neither UTF-8 nor GBK: save it as UTF-8')
  if (read.text.includes('\0')) throw new UnreadableText('is no text: save it as UTF-8')
  return { ...read, text: plainText(read.text) }
}
