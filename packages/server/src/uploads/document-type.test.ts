import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  compoundFile,
  doc,
  docx,
  mainTypes,
  officePackage,
  pdf,
  ppt,
  pptx,
  presentation,
  program,
  zip,
} from '../testing/documents'
import { documentExtensions, documentTypeOf } from './document-type'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

const kindOf = async (content: string | Buffer): Promise<string | null> => {
  const path = join(folder, randomUUID())
  await writeFile(path, content)
  const type = await documentTypeOf(path)
  return type && documentExtensions[type]
}

const picture = ['word/media/image1.png', Buffer.alloc(3_000_000, 7)] as const
const many = Array.from({ length: 40 }, (_, index) => `Stream ${index}`)

it.each([
  ['a PDF', pdf, 'pdf'],
  ['a PDF that begins with a mark', Buffer.concat([Buffer.from('\ufeff'), pdf]), 'pdf'],
  ['a .docx', docx, 'docx'],
  ['a .pptx', pptx, 'pptx'],
  [
    'a .docx that lists its types behind large pictures',
    officePackage(mainTypes.docx, { isListLast: true, more: [picture] }),
    'docx',
  ],
  [
    'a .pptx with a .docx in it',
    officePackage(mainTypes.pptx, { more: [['ppt/embeddings/a.docx', docx]] }),
    'pptx',
  ],
  ['a .doc', doc, 'doc'],
  ['a .ppt', ppt, 'ppt'],
  [
    'a .ppt with slides',
    compoundFile(['Pictures', 'PowerPoint Document'], 3, { content: presentation(0) }),
    'ppt',
  ],
  ['a .ppt with a long directory', compoundFile([...many, 'PowerPoint Document']), 'ppt'],
  ['a .doc whose directory is at the end of many megabytes', compoundFile(['WordDocument'], 14_000), 'doc'],
  ['a .doc whose directory lies beyond a table', compoundFile([...many, 'WordDocument'], 125), 'doc'],
])('recognises %s', async (_, content, kind) => {
  expect(await kindOf(content)).toBe(kind)
})

it.each([
  ['nothing', ''],
  [
    'a .doc with macros',
    compoundFile(['1Table', 'WordDocument', 'Macros'], 3, { inner: ['VBA', '_VBA_PROJECT', 'dir'] }),
  ],
  [
    'a .doc with an embedded workbook that has macros',
    compoundFile(['WordDocument'], 3, { inner: ['_VBA_PROJECT_CUR'] }),
  ],
  ['a .ppt with macros', compoundFile(['Pictures', 'PowerPoint Document'], 3, { content: presentation(7) })],
  [
    'a .ppt whose stream breaks off before its end',
    compoundFile(['PowerPoint Document'], 3, { content: presentation(7) }).subarray(0, 4000),
  ],
  [
    'a .doc with a directory longer than any',
    compoundFile([...Array(9000).keys()].map((index) => `S${index}`).concat('WordDocument')),
  ],
  ['a program', program],
  ['a program with a PDF behind it', Buffer.concat([program, pdf])],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a text about PDF', 'the file begins with %PDF-1.7'],
  ['a zip', zip([['a.txt', 'hello']])],
  ['a zip with the folders of a .docx', zip([['word/document.xml', '<w/>']])],
  ['a workbook', officePackage(mainTypes.xlsx)],
  ['a .docx with macros', officePackage(mainTypes.docm)],
  ['a .docx that ends early', docx.subarray(0, docx.length - 30)],
  ['the beginning of a zip', 'PK\x03\x04'],
  ['an old workbook', compoundFile(['Workbook'])],
  ['an installer', compoundFile(['\u4840\u3f3f'])],
  ['an encrypted document', compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ['a .doc that ends early', doc.subarray(0, 700)],
  ['the beginning of a .doc', doc.subarray(0, 8)],
])('refuses %s', async (_, content) => {
  expect(await kindOf(content)).toBeNull()
})

it('refuses a list of types that is a decompression bomb', async () => {
  const bomb = `ContentType="${mainTypes.docx}"${' '.repeat(5_000_000)}`
  expect(await kindOf(zip([['[Content_Types].xml', bomb]]))).toBeNull()
})

it('terminates on a circular directory', async () => {
  const circle = Buffer.from(doc)
  // The only sector of the directory is followed by itself, and the root's child by itself.
  circle.writeUInt32LE(3, 512 + 4 * 3)
  circle.writeUInt32LE(1, 512 * 4 + 128 + 72)
  expect(await kindOf(circle)).toBeNull()
})

it.each([
  ['compound file', doc],
  ['office package', docx],
])('survives a %s that is broken anywhere', async (_, content) => {
  const spoiled = fc.array(
    fc.tuple(
      fc.nat(content.length - 9),
      fc.constantFrom(0, 0xff, 0xfe, 0x7f),
      fc.integer({ min: 1, max: 4 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(spoiled, async (places) => {
      const copy = Buffer.from(content)
      for (const [place, value, length] of places) copy.fill(value, place + 4, place + 4 + length)
      expect([null, 'doc', 'docx', 'ppt', 'pptx']).toContain(await kindOf(copy))
    }),
    { numRuns: 200 },
  )
})
