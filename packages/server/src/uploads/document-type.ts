import { open } from 'node:fs/promises'
import { type CompoundFile, readCompoundFile } from './compound-file'
import { hasMacros } from './macros'
import { officePackageType } from './office-package'

const pdf = 'application/pdf'
const word = 'application/msword'
const slides = 'application/vnd.ms-powerpoint'
const wordPackage = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const slidesPackage = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

export type DocumentType =
  | typeof pdf
  | typeof word
  | typeof slides
  | typeof wordPackage
  | typeof slidesPackage

/** What a document of each type ends with. */
export const documentExtensions: Record<DocumentType, string> = {
  [pdf]: 'pdf',
  [word]: 'doc',
  [slides]: 'ppt',
  [wordPackage]: 'docx',
  [slidesPackage]: 'pptx',
}

export const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentExtensions, type)

const isPdf = (head: string): boolean => /^(\xef\xbb\xbf)?%PDF-\d/.test(head)
const isCompoundFile = (head: string): boolean => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
const isZip = (head: string): boolean => head.startsWith('PK\x03\x04')

const readHead = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Like a .docm or .pptm, one with macros is none. */
const compoundType = async (file: CompoundFile): Promise<DocumentType | null> => {
  const isWord = file.rootNames.includes('WordDocument')
  if (!isWord && !file.rootNames.includes('PowerPoint Document')) return null
  if (await hasMacros(file)) return null
  return isWord ? word : slides
}

/** What document a file is by its content, whatever it is called; null for everything else. */
export const documentTypeOf = async (path: string): Promise<DocumentType | null> => {
  const head = await readHead(path)
  if (isPdf(head)) return pdf
  if (isCompoundFile(head)) return readCompoundFile(path, compoundType)
  const type = isZip(head) ? await officePackageType(path) : null
  return type === wordPackage || type === slidesPackage ? type : null
}
