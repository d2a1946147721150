import { readFile } from 'node:fs/promises'

/** Programs look for the end of a file among its last bytes; some write a little behind it. */
const endBytes = 4096

/** The entry of a trailer that names how a file is encrypted. */
const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/

/**
 * Whether a PDF is there as a whole and opens without a password. Only its outer form is looked at: whether somebody can read what
 * is on its pages is for who reviews it.
 */
export const isReadablePdf = async (path: string): Promise<boolean> => {
  const content = (await readFile(path)).toString('latin1')
  return content.slice(-endBytes).includes('%%EOF') && !encryption.test(content)
}
