import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InvoiceType, readInvoiceFile } from '../../../uploads/invoice-type'

/** A file of an invoice whose content fits it. */
export interface CheckedFile {
  path: string
  type: InvoiceType
}

export type FileRefusal = 'fileUnreadable' | 'numberDiffers'

/** Checks a file by its content; an XML has to name the number of its invoice. */
const checkFile = async (path: string, number: string): Promise<CheckedFile | FileRefusal> => {
  const file = await readInvoiceFile(path)
  if (!file) return 'fileUnreadable'
  if (file.text !== null && !file.text.includes(number)) return 'numberDiffers'
  return { path, type: file.type }
}

/** Writes the files of an invoice to a folder of their own while `use` runs; of each format there may be one. */
export const withInvoiceFiles = async <Outcome>(
  encoded: readonly string[],
  number: string,
  use: (files: readonly CheckedFile[]) => Promise<Outcome>,
): Promise<Outcome | FileRefusal> => {
  const folder = await mkdtemp(join(tmpdir(), 'chuhai-invoice-'))
  try {
    const files: CheckedFile[] = []
    for (const [index, text] of encoded.entries()) {
      const path = join(folder, String(index))
      await writeFile(path, Buffer.from(text, 'base64'), { mode: 0o600 })
      const checked = await checkFile(path, number)
      if (typeof checked === 'string') return checked
      if (files.some(({ type }) => type === checked.type)) return 'fileUnreadable'
      files.push(checked)
    }
    return await use(files)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
