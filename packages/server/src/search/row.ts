import { createHash } from 'node:crypto'
import type { SearchEntry } from './entry'
import { readingOf } from './reading'
import { vectorOf } from './vector'

/** Goes up when entries are taken apart in another way. */
const edition = 4

/** Tells whether an entry is as it was written. */
export const fingerprintOf = (entry: SearchEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, entry.title, entry.lead, entry.text, entry.address]))
    .digest('base64url')
    .slice(0, 22)

export const bodyOf = ({ lead, text }: SearchEntry): string =>
  lead === undefined ? text : `${lead}\n${text}`

/** An entry as it is written. */
export const rowOf = async (kind: string, entry: SearchEntry) => ({
  kind,
  key: entry.key,
  locale: entry.locale,
  title: entry.title,
  body: bodyOf(entry),
  address: entry.address,
  fingerprint: fingerprintOf(entry),
  reading: await readingOf(entry.title),
  vector: vectorOf(entry.title, entry.lead ?? '', entry.text),
})
