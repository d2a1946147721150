import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { type CompoundFile, readCompoundFile, type Stream } from './compound-file'

/** Storages and streams of a Visual Basic project ([MS-OVBA]), in the document or in an embedded one. */
const projectNames = new Set(['_vba_project', '_vba_project_cur', 'vba', 'macros'])

/** Types of records in a presentation ([MS-PPT]). */
const documentContainer = 0x03e8
const docInfoList = 0x07d0
const vbaInfo = 0x03ff
const vbaInfoAtom = 0x0400
const containers = new Set([documentContainer, docInfoList, vbaInfo])

const headerBytes = 8
/** A presentation has a few for each slide. */
const maxRecords = 50_000

/** A presentation names its project in a record; the project itself is compressed in the same stream. */
const namesProject = async (stream: Stream): Promise<boolean> => {
  let position = 0
  for (let count = 0; position + headerBytes <= stream.size; count += 1) {
    if (count === maxRecords) throw new RangeError('Too many records')
    const header = await stream.read(position, headerBytes)
    const type = header.readUInt16LE(2)
    position += headerBytes
    if (containers.has(type)) continue
    if (type === vbaInfoAtom) {
      const atom = await stream.read(position, headerBytes)
      if (atom.readUInt32LE(0) !== 0 || atom.readUInt32LE(4) !== 0) return true
    }
    position += header.readUInt32LE(4)
  }
  return false
}

/** Whether a .doc or .ppt has macros. */
export const hasMacros = async (file: CompoundFile): Promise<boolean> => {
  if (file.allNames.some((name) => projectNames.has(name.toLowerCase()))) return true
  const presentation = file.stream('PowerPoint Document')
  return presentation !== null && namesProject(presentation)
}

const listName = '[Content_Types].xml'
const maxListBytes = 1024 * 1024
const maxEntries = 10_000

/**
 * The type of the main part of an office package (a .docx or .pptx is a zip), as the package itself declares it; null for
 * another zip, and for one that is broken. Its central directory counts: the list of types may well be the last entry.
 */
export const officePackageType = async (path: string): Promise<string | null> => {
  try {
    const zip = await openPromise(path, { lazyEntries: true })
    let count = 0
    for await (const entry of zip.eachEntry()) {
      count += 1
      if (count > maxEntries) return null
      if (entry.fileName !== listName) continue
      if (entry.uncompressedSize > maxListBytes) return null
      const list = await text(await zip.openReadStreamPromise(entry))
      return /ContentType="([^"]+)\.main\+xml"/.exec(list)?.[1] ?? null
    }
    return null
  } catch {
    return null
  }
}

export const pdf = 'application/pdf'
export const ofd = 'application/ofd'
export const xml = 'application/xml'
const word = 'application/msword'
const slides = 'application/vnd.ms-powerpoint'
const wordPackage = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const slidesPackage = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

export type DocumentType =
  | typeof pdf
  | typeof ofd
  | typeof xml
  | typeof word
  | typeof slides
  | typeof wordPackage
  | typeof slidesPackage

/** The file extension of each type. */
export const documentExtensions: Record<DocumentType, string> = {
  [pdf]: 'pdf',
  [ofd]: 'ofd',
  [xml]: 'xml',
  [word]: 'doc',
  [slides]: 'ppt',
  [wordPackage]: 'docx',
  [slidesPackage]: 'pptx',
}

export const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentExtensions, type)

export const isPdf = (head: string): boolean => /^(\xef\xbb\xbf)?%PDF-\d/.test(head)
const isCompoundFile = (head: string): boolean => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
export const isZip = (head: string): boolean => head.startsWith('PK\x03\x04')

export const readHead = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A document with macros is refused, like a .docm or .pptm. */
const compoundType = async (file: CompoundFile): Promise<DocumentType | null> => {
  const isWord = file.rootNames.includes('WordDocument')
  if (!isWord && !file.rootNames.includes('PowerPoint Document')) return null
  if (await hasMacros(file)) return null
  return isWord ? word : slides
}

/** Returns the type of a document by its content, not by its name; null for any other file. */
export const documentTypeOf = async (path: string): Promise<DocumentType | null> => {
  const head = await readHead(path)
  if (isPdf(head)) return pdf
  if (isCompoundFile(head)) return readCompoundFile(path, compoundType)
  const type = isZip(head) ? await officePackageType(path) : null
  return type === wordPackage || type === slidesPackage ? type : null
}
