import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { docx, invoiceXml, ofd, pdf, program, zip } from '../testing/documents'
import { documentTypeOf } from './document-type'
import { readInvoiceFile } from './invoice-type'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-invoices-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = async (content: string | Buffer): Promise<string> => {
  const path = join(folder, randomUUID())
  await writeFile(path, content)
  return path
}

const number = '26332000000012345678'

it.each([
  ['a PDF', pdf, 'application/pdf'],
  ['an OFD', ofd, 'application/ofd'],
  ['an XML', invoiceXml(number), 'application/xml'],
  ['an XML with a mark', Buffer.concat([Buffer.from('\ufeff'), invoiceXml(number)]), 'application/xml'],
])('%s is a file of an invoice', async (_, content, type) => {
  expect((await readInvoiceFile(await write(content)))?.type).toBe(type)
})

it.each([
  ['another zip', zip([['a/OFD.xml', '<ofd/>']])],
  ['a broken zip', ofd.subarray(0, 60)],
  ['a .docx', docx],
  ['a program', program],
  ['a text', '发票号码 26332000000012345678'],
  ['an XML that does not end', '<?xml version="1.0"?><EInvoice>'],
  ['an XML with entities', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['nothing', ''],
])('%s is no file of an invoice', async (_, content) => {
  expect(await readInvoiceFile(await write(content))).toBeNull()
})

it('the text of an XML can be read, that of others takes a viewer', async () => {
  expect((await readInvoiceFile(await write(invoiceXml(number))))?.text).toContain(number)
  expect((await readInvoiceFile(await write(pdf)))?.text).toBeNull()
})

it('an OFD and an XML are no documents of other uploads', async () => {
  for (const content of [ofd, invoiceXml(number)])
    expect(await documentTypeOf(await write(content))).toBeNull()
})
