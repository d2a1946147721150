import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import type { SearchEntry, SearchSource } from './entry'
import { otherNames } from './names'
import { isLatin, lexemesOf, trigramsOf } from './pieces'
import { readingOf } from './reading'
import { searchEntries, searchWords } from './tables'
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

/** A statement that takes too long is cut; a busy machine manages so many. */
const batchRows = 50

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

const inBatches = async <T>(rows: readonly T[], save: (batch: T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += batchRows) await save(rows.slice(at, at + batchRows))
}

const refresh = async (db: Db, { kind, entries }: SearchSource): Promise<void> => {
  const current = await entries(db)
  const { key, locale, fingerprint } = searchEntries
  const known = await db
    .select({ key, locale, fingerprint })
    .from(searchEntries)
    .where(eq(searchEntries.kind, kind))
  const before = new Map(known.map((row) => [nameOf(row), row.fingerprint]))
  const changed = current.filter((entry) => before.get(nameOf(entry)) !== fingerprintOf(entry))
  const names = new Set(current.map(nameOf))
  const gone = known.filter((row) => !names.has(nameOf(row)))
  await inBatches(changed, async (batch) =>
    db
      .insert(searchEntries)
      .values(await Promise.all(batch.map((entry) => rowOf(kind, entry))))
      .onConflictDoUpdate({
        target: [searchEntries.kind, key, locale],
        set: Object.fromEntries(
          ['title', 'body', 'address', 'fingerprint', 'reading', 'vector'].map((name) => [
            name,
            sql.raw(`excluded.${name}`),
          ]),
        ),
      }),
  )
  for (const name of new Set(gone.map((row) => row.locale)))
    await db.delete(searchEntries).where(
      and(
        eq(searchEntries.kind, kind),
        eq(locale, name),
        inArray(
          key,
          gone.filter((row) => row.locale === name).map((row) => row.key),
        ),
      ),
    )
  await inBatches(wordsOf(changed), (batch) =>
    db
      .insert(searchWords)
      .values(batch.map((word) => ({ word, trigrams: trigramsOf(word) })))
      .onConflictDoNothing(),
  )
}

/** Brings the index up to what the domains hold now; what has not changed is left alone. */
export const refreshSearch = async (db: Db, sources: readonly SearchSource[]): Promise<void> => {
  for (const source of sources) await refresh(db, source)
}
