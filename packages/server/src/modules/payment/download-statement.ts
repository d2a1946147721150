import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { readText, UnreadableText } from '../../text-files/text-file'
import { dateInShanghai } from '../../time/shanghai'
import { ProviderUnavailable } from './provider'
import { readStatement, type Statement } from './statement'

const timeoutMs = 10_000
/** Many times what a month of a large shop comes to. */
const maxBytes = 256 * 1024 * 1024

/** The text of a file of the archive: Alipay writes GBK. Null where it is none. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    return readText(bytes).text
  } catch (error) {
    if (error instanceof UnreadableText) return null
    throw error
  }
}

/**
 * Reads the statement in an archive; null where there is none. What a file says tells it from the summary beside it: their
 * names are written in GBK.
 */
export const readStatementArchive = async (archive: Buffer): Promise<Statement | null> => {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, decodeStrings: false })
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize > maxBytes) return null
    const text = textOf(await buffer(await zip.openReadStreamPromise(entry)))
    const statement = text === null ? null : readStatement(text)
    if (statement) return statement
  }
  return null
}

const download = async (address: string): Promise<Buffer> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the statement's address answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Downloads the statement of a day; throws where it cannot be had, or is another one. */
export const downloadStatement = async (address: string, day: string): Promise<Statement> => {
  const statement = await download(address)
    .then(readStatementArchive)
    .catch((cause: unknown) => {
      throw new ProviderUnavailable('the statement cannot be downloaded', { cause })
    })
  if (!statement || dateInShanghai(statement.from) !== day || dateInShanghai(statement.to, -1) !== day)
    throw new ProviderUnavailable(`what was downloaded is no statement of ${day}`)
  return statement
}
