import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

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
