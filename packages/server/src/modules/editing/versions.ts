import type { ContentResult, ContentVersion } from '@chuhai/contract/admin'
import { desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import { canonical } from '../../content/encode'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { refreshSearch } from '../../search/refresh'
import { contentTypes } from '../content-types'
import { searchSources } from '../search-sources'
import { type Change, orderKey } from './changes'
import { readCurrent } from './current'
import { checkItems } from './import'
import { describeChange, lockVersions, orProblems, pathsOf, publishChanges } from './publish'
import { contentDrafts, contentVersions, pictureFiles, pictures } from './tables'

const present = ({
  id,
  at,
  operator,
  source,
  changes,
}: typeof contentVersions.$inferSelect): ContentVersion => {
  const items = changes.filter(({ key }) => key !== orderKey)
  const added = items.filter(({ before }) => before === null).length
  const removed = items.filter(({ after }) => after === null).length
  return {
    id,
    at: at.toISOString(),
    operator,
    source,
    added,
    removed,
    changed: changes.length - added - removed,
  }
}

/** Lists all versions, the newest first. */
export const listVersions = async (db: Db): Promise<ContentVersion[]> =>
  (await db.select().from(contentVersions).orderBy(desc(contentVersions.id))).map(present)

/** Returns a version with its changes; null for an unknown one. */
export const findVersion = async (db: Db, id: number) => {
  const [row] = await db.select().from(contentVersions).where(eq(contentVersions.id, id))
  if (!row) return null
  const pathOf = await pathsOf(db)
  const changes = row.changes.map((change) => ({
    ...describeChange(change, pathOf),
    before: change.before,
    after: change.after,
  }))
  return { ...present(row), changes }
}

/** Returns the changes that undo all versions after one. */
const changesBackTo = async (db: Db, id: number): Promise<Change[]> => {
  const later = await db
    .select()
    .from(contentVersions)
    .where(gt(contentVersions.id, id))
    .orderBy(desc(contentVersions.id))
  // The oldest of the later versions comes last, and counts.
  const wanted = new Map(
    later.flatMap(({ changes }) => changes.map((change) => [`${change.type} ${change.key}`, change])),
  )
  const undone: Change[] = []
  for (const type of contentTypes) {
    const own = [...wanted.values()].filter((change) => change.type === type.key)
    if (own.length === 0) continue
    const current = await readCurrent(db, type)
    const values = new Map(current.map(({ key, value }) => [key, value]))
    for (const { key, before } of own) {
      const now = key === orderKey ? [...values.keys()] : (values.get(key) ?? null)
      if (canonical(now) === canonical(before) || (before === null && type.isPermanent(key))) continue
      undone.push({ type: type.key, key, before: now, after: before })
    }
  }
  return undone
}

interface Restoration {
  operator: string
  isTrial: boolean
}

/**
 * Makes everything what it was right after a version, or before all with 0, as a version of its own; null for an unknown one.
 */
export const restoreVersion = async (
  db: Db,
  id: number,
  { operator, isTrial }: Restoration,
  now: Date,
): Promise<ContentResult | null> => {
  const result = await orProblems(db, async (tx) => {
    await lockVersions(tx)
    if (id !== 0 && (await tx.$count(contentVersions, eq(contentVersions.id, id))) === 0) return null
    const pathOf = await pathsOf(tx)
    const changes = await changesBackTo(tx, id)
    const problems = await checkItems(tx, changes, (type, key) => `${type.format.pathOf(key)}:`)
    const told = changes.map((change) => describeChange(change, pathOf))
    if (problems.length > 0 || isTrial) return { problems, remarks: [], changes: told, version: null }
    const version = await publishChanges(tx, changes, { operator, source: `restore ${id}`, at: now })
    return { problems, remarks: [], changes: told, version }
  })
  if (result && result.version !== null) await refreshSearch(db, searchSources, now)
  return result
}

/** Deletes old versions, expired drafts, and pictures that nothing names any more. */
export const forgetOldContent = async (db: Db, versionsBefore: Date, now: Date): Promise<void> => {
  await deleteInBatches(db, contentVersions, lt(contentVersions.at, versionsBefore))
  await deleteInBatches(db, contentDrafts, lt(contentDrafts.expiresAt, now))
  const isNamed = (table: typeof contentVersions | typeof contentDrafts) =>
    sql`exists (select from ${table} where strpos(${table.changes}::text, ${pictureFiles.digest}) > 0)`
  await db.delete(pictureFiles).where(
    sql`${notInArray(pictureFiles.digest, db.select({ digest: pictures.digest }).from(pictures))}
        and not ${isNamed(contentVersions)} and not ${isNamed(contentDrafts)}`,
  )
}
