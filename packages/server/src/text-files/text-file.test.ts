import { describe, expect, it } from 'vitest'
import { readText, UnreadableText } from './text-file'

const text = '---\ntitle: 云南边境展会\n---\n\n先看三件事。\n'

/** `title: 云南边境展会\n` in GBK. */
const gbk = Buffer.concat([
  Buffer.from('title: '),
  Buffer.from('d4c6c4cfb1dfbeb3d5b9bbe1', 'hex'),
  Buffer.from('\n'),
])

const utf16 = (bytes: Buffer) => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes])

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['the line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['the line ends of an old Mac', Buffer.from(text.replaceAll('\n', '\r'))],
    ['UTF-16', utf16(Buffer.from(text, 'utf16le'))],
    ['UTF-16 in the other order', utf16(Buffer.from(text, 'utf16le')).swap16()],
  ])('reads the same in %s', (_, bytes) => {
    expect(readText(bytes).text).toBe(text)
  })

  it('is read in GBK, and says so', () => {
    expect(readText(gbk)).toEqual({ text: 'title: 云南边境展会\n', encoding: 'GB 18030' })
    expect(readText(Buffer.from(text)).encoding).toBe('UTF-8')
    expect(readText(utf16(Buffer.from(text, 'utf16le'))).encoding).toBe('UTF-16')
  })

  it('may be empty', () => {
    expect(readText(Buffer.alloc(0)).text).toBe('')
  })

  it.each([
    [
      'UTF-8 with a broken byte',
      Buffer.concat([Buffer.from(text), Buffer.from([0xe4, 0xba]), Buffer.from(text)]),
    ],
    ['Big5', Buffer.from('a7dacccca5cea5f8b3a1a4e5bba1a9fab3f2a5f9', 'hex')],
    ['Latin 1', Buffer.from('Café Müller, naïve façade', 'latin1')],
    ['a workbook', Buffer.from('504b030414', 'hex')],
    ['an old workbook', Buffer.from('d0cf11e0a1b1', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['UTF-16 without its mark', Buffer.from('title', 'utf16le')],
  ])('is refused in %s', (_, bytes) => {
    expect(() => readText(bytes)).toThrow(UnreadableText)
  })
})
