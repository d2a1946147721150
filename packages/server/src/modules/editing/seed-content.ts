import type { Content } from '../../content/read-content'
import type { Db } from '../../database/db'
import { inBatches } from '../../database/in-batches'
import { contentItems } from './tables'

/** Adds what the database has never had: what an editor has changed or removed stays so. */
export const seedContent = async (db: Db, content: Content): Promise<void> => {
  const had = await db.select({ type: contentItems.type, key: contentItems.key }).from(contentItems)
  for (const [type, items] of content) {
    const known = new Set(had.flatMap((one) => (one.type === type.key ? one.key : [])))
    const added = await type.seed(
      db,
      items.map(({ item }) => item),
      known,
    )
    if (added.length === 0) continue
    const paths = new Map(items.flatMap(({ item, path }) => type.keysOf(item).map((key) => [key, path])))
    const rows = added.map((key) => ({ type: type.key, key, path: paths.get(key) ?? '' }))
    await inBatches(rows, (batch) => db.insert(contentItems).values(batch).onConflictDoNothing())
  }
}
