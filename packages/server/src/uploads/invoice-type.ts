import { readFile } from 'node:fs/promises'
import { SaxesParser } from 'saxes'
import { openPromise } from 'yauzl'
import { readText } from '../text-files/text-file'
import { type DocumentType, isPdf, isZip, ofd, pdf, readHead, xml } from './document-type'

export type InvoiceType = Extract<DocumentType, typeof pdf | typeof ofd | typeof xml>

/** The entry with which an OFD begins (GB/T 33190). */
const ofdEntry = 'OFD.xml'
const maxEntries = 10_000

const isOfd = async (path: string): Promise<boolean> => {
  try {
    const zip = await openPromise(path, { lazyEntries: true })
    let count = 0
    for await (const { fileName } of zip.eachEntry()) {
      count += 1
      if (fileName === ofdEntry) return true
      if (count > maxEntries) return false
    }
    return false
  } catch {
    return false
  }
}

/** Whether a text is XML that declares no entities and needs no other file. */
const isPlainXml = (text: string): boolean => {
  let isPlain = true
  const parser = new SaxesParser()
  parser.on('error', () => {
    isPlain = false
  })
  parser.on('doctype', () => {
    isPlain = false
  })
  parser.write(text).close()
  return isPlain
}

const readXml = async (path: string): Promise<string | null> => {
  try {
    const { text } = readText(await readFile(path))
    return /^\s*</.test(text) && isPlainXml(text) ? text : null
  } catch {
    return null
  }
}

/** A file of an invoice; `text` is what a program can read of it, null where that takes a viewer. */
export interface InvoiceFile {
  type: InvoiceType
  text: string | null
}

/** Reads the file of an invoice, a PDF, an OFD or an XML by its content; null for any other file. */
export const readInvoiceFile = async (path: string): Promise<InvoiceFile | null> => {
  const head = await readHead(path)
  if (isPdf(head)) return { type: pdf, text: null }
  if (isZip(head)) return (await isOfd(path)) ? { type: ofd, text: null } : null
  const text = await readXml(path)
  return text === null ? null : { type: xml, text }
}
