import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import { inBatches } from '../database/in-batches'
import type { SearchEntry, SearchSource } from './entry'
import { otherNames } from './names'
import { isLatin, lexemesOf, trigramsOf } from './pieces'
import { readingOf } from './reading'
import { searchEntries, searchWords } from './tables'
import { vectorOf } from './vector'

/** To be increased when the indexing changes. */
const edition = 7

/** Identifies the content of an entry. */
const fingerprintOf = ({ title, lead, text, address, tags, publishedAt, offer }: SearchEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, title, lead, text, address, tags, publishedAt, offer]))
    .digest('base64url')
    .slice(0, 22)

const bodyOf = ({ lead, text }: SearchEntry): string => (lead === undefined ? text : `${lead}\n${text}`)

/** Returns the row of an entry. */
export const rowOf = async (kind: string, entry: SearchEntry) => ({
  kind,
  key: entry.key,
  locale: entry.locale,
  title: entry.title,
  body: bodyOf(entry),
  address: entry.address,
  tags: [...(entry.tags ?? [])],
  publishedAt: entry.publishedAt ?? null,
  offer: entry.offer ?? null,
  fingerprint: fingerprintOf(entry),
  reading: await readingOf(entry.title),
  vector: vectorOf(entry.title, entry.lead ?? '', entry.text),
})

/** What a changed entry writes. */
const { kind: _kind, key: _key, locale: _locale, ...written } = getTableColumns(searchEntries)

const nameOf = ({ key, locale }: { key: string; locale: string }) => `${locale} ${key}`

const wordsOf = (entries: readonly SearchEntry[]) => [
  ...new Set(
    entries.flatMap((entry) => {
      const text = `${entry.title} ${bodyOf(entry)}`
      return lexemesOf([text, ...otherNames(text)].join(' ')).filter(
        (word) => isLatin(word) && /^(?=.*[a-z])[a-z\d]{4,40}$/.test(word),
      )
    }),
  ),
]

/** What makes the index of a source current: the rows of changed entries, their words, and entries that are gone. */
interface SourceChanges {
  kind: string
  rows: Awaited<ReturnType<typeof rowOf>>[]
  words: string[]
  gone: { key: string; locale: string }[]
}

/** What makes the index current. */
export type IndexChanges = readonly SourceChanges[]

const compare = async (db: Db, { kind, entries }: SearchSource, now: Date): Promise<SourceChanges> => {
  const current = await entries(db, now)
  const { key, locale, fingerprint } = searchEntries
  const known = await db
    .select({ key, locale, fingerprint })
    .from(searchEntries)
    .where(eq(searchEntries.kind, kind))
  const before = new Map(known.map((row) => [nameOf(row), row.fingerprint]))
  const changed = current.filter((entry) => before.get(nameOf(entry)) !== fingerprintOf(entry))
  const names = new Set(current.map(nameOf))
  return {
    kind,
    rows: await Promise.all(changed.map((entry) => rowOf(kind, entry))),
    words: wordsOf(changed),
    gone: known.filter((row) => !names.has(nameOf(row))),
  }
}

const write = async (db: Db, { kind, rows, words, gone }: SourceChanges): Promise<void> => {
  const { key, locale } = searchEntries
  await inBatches(rows, (batch) =>
    db
      .insert(searchEntries)
      .values(batch)
      .onConflictDoUpdate({
        target: [searchEntries.kind, key, locale],
        set: Object.fromEntries(
          Object.entries(written).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
        ),
      }),
  )
  for (const row of gone)
    await db
      .delete(searchEntries)
      .where(and(eq(searchEntries.kind, kind), eq(key, row.key), eq(locale, row.locale)))
  await inBatches(words, (batch) =>
    db
      .insert(searchWords)
      .values(batch.map((word) => ({ word, trigrams: trigramsOf(word) })))
      .onConflictDoNothing(),
  )
}

/** Compares the index with the content of a moment, which takes long, as it reads all of it. */
export const compareSearch = async (
  db: Db,
  sources: readonly SearchSource[],
  now: Date,
): Promise<IndexChanges> => {
  const changes: SourceChanges[] = []
  for (const source of sources) changes.push(await compare(db, source, now))
  return changes
}

export const writeSearch = async (db: Db, changes: IndexChanges): Promise<void> => {
  for (const one of changes) await write(db, one)
}

/** Updates the index to the content of a moment; unchanged entries are not written. */
export const refreshSearch = async (db: Db, sources: readonly SearchSource[], now: Date): Promise<void> => {
  for (const source of sources) await write(db, await compare(db, source, now))
}
