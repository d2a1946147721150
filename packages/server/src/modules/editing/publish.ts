import type { ContentChange, ContentResult } from '@chuhai/contract/admin'
import { sql } from 'drizzle-orm'
import { ContentError } from '../../content/check-content'
import type { Content } from '../../content/read-content'
import type { Db } from '../../database/db'
import { inBatches } from '../../database/in-batches'
import { refreshSearch } from '../../search/refresh'
import { contentNews } from '../content-news'
import { contentTypes } from '../content-types'
import { searchSources } from '../search-sources'
import { applyChanges } from './apply'
import { type Change, changedFields, orderKey } from './changes'
import { type ImportRequest, type Plan, planImport } from './import'
import { keepFiles } from './pictures'
import { contentItems, contentVersions } from './tables'

interface Author {
  operator: string
}

const kindOf = ({ key, before, after }: Change): ContentChange['kind'] => {
  if (key === orderKey) return 'reordered'
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** What an operator is told of a change. */
export const describeChange = (change: Change, pathOf: (change: Change) => string): ContentChange => {
  const kind = kindOf(change)
  const fields = kind === 'changed' ? changedFields(change.before, change.after) : []
  return { kind, path: pathOf(change), key: change.key === orderKey ? '' : change.key, fields }
}

/** Returns the path of an item's file. */
export const pathsOf = async (db: Db, content: Content = new Map()): Promise<(change: Change) => string> => {
  const paths = new Map(
    (await db.select().from(contentItems)).map(({ type, key, path }) => [`${type} ${key}`, path]),
  )
  for (const [type, items] of content)
    for (const { item, path } of items)
      for (const key of type.keysOf(item)) paths.set(`${type.key} ${key}`, path)
  return ({ type, key }) =>
    paths.get(`${type} ${key}`) ??
    contentTypes.find((one) => one.key === type)?.format.pathOf(key) ??
    `${type}/${key}`
}

/** One change of content after another: each sees what the one before has written. */
export const lockVersions = (db: Db) => db.execute(sql`lock table ${contentVersions} in exclusive mode`)

/** Tells people of the items that have changed. */
const tellOfChanges = async (db: Db, changes: readonly Change[], at: Date): Promise<void> => {
  for (const news of contentNews) {
    const { key: type, format } = news.type
    const edited = changes
      .filter((change) => change.type === type && change.key !== orderKey)
      .flatMap(({ before, after }) =>
        before === null || after === null
          ? []
          : { before: format.decode(before), after: format.decode(after) },
      )
    if (edited.length > 0) await news.tell(db, edited, at)
  }
}

/** Writes changes and the version that they make; resolves with its number, or null for no change. */
export const publishChanges = async (
  db: Db,
  changes: Change[],
  version: Author & { source: string; at: Date },
): Promise<number | null> => {
  if (changes.length === 0) return null
  await applyChanges(db, changes)
  await tellOfChanges(db, changes, version.at)
  const [row] = await db
    .insert(contentVersions)
    .values({ ...version, changes })
    .returning({ id: contentVersions.id })
  return row?.id ?? null
}

const rememberPaths = async (db: Db, content: Content): Promise<void> => {
  const rows = [...content].flatMap(([type, items]) =>
    items.flatMap(({ item, path }) => type.keysOf(item).map((key) => ({ type: type.key, key, path }))),
  )
  await inBatches(rows, (batch) =>
    db
      .insert(contentItems)
      .values(batch)
      .onConflictDoUpdate({
        target: [contentItems.type, contentItems.key],
        set: { path: sql`excluded.path` },
        setWhere: sql`${contentItems.path} <> excluded.path`,
      }),
  )
}

/** Returns the answer about a plan. */
export const resultOf = async (
  db: Db,
  { problems, remarks, changes, content }: Plan,
  version: number | null,
): Promise<ContentResult> => {
  const pathOf = await pathsOf(db, content)
  return { problems, remarks, changes: changes.map((change) => describeChange(change, pathOf)), version }
}

/** Runs a transaction; a ContentError rolls it back, and its problems are the result. */
export const orProblems = async <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T | ContentResult> => {
  try {
    return await db.transaction(run)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: [...error.problems], remarks: [], changes: [], version: null }
  }
}

/** Publishes a folder whole or not at all; a trial changes nothing. */
export const importContent = async (
  db: Db,
  request: ImportRequest & Author & { isTrial: boolean },
  now: Date,
): Promise<ContentResult> => {
  const { operator, folder, isTrial } = request
  const result = await orProblems(db, async (tx) => {
    await lockVersions(tx)
    const plan = await planImport(tx, request, now)
    if (plan.problems.length > 0 || isTrial) return resultOf(tx, plan, null)
    await keepFiles(tx, plan.pictures, now)
    const version = await publishChanges(tx, plan.changes, { operator, source: folder, at: now })
    await rememberPaths(tx, plan.content)
    return resultOf(tx, plan, version)
  })
  if (result.version !== null) await refreshSearch(db, searchSources, now)
  return result
}
