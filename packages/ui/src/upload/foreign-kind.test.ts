import { expect, test } from 'vitest'
import { kindOfHead, readForeignKind } from './foreign-kind'

test.each([
  ['RIFF\x24\0\0\0WEBPVP8 ', 'WebP'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'AVIF'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'AVIF'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'HEIC'],
  ['BM\x36\0\0\0', 'BMP'],
  ['GIF89a', 'GIF'],
  ['II*\0\x08\0\0\0', 'TIFF'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', undefined],
  ['\x89PNG\r\n\x1a\n', undefined],
  ['%PDF-1.7', undefined],
  ['', undefined],
] as const)('the head %j is of %s', (head, kind) => {
  expect(kindOfHead(head)).toBe(kind)
})

test('a file that cannot be read is of no other kind', async () => {
  const lost = {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  }
  expect(await readForeignKind(lost as unknown as Blob)).toBeUndefined()
})
