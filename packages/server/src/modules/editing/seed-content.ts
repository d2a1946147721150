import type { ContentType } from '../../content/content-type'
import { readContent } from '../../content/read-content'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { inBatches } from '../../database/in-batches'
import { contentItems } from './tables'

/** The files to be read: lists, which grow, and those of types of which a file has never been read into the database. */
const filesToRead = (
  types: readonly ContentType[],
  files: ContentSource['files'],
  had: readonly { type: string; path: string }[],
): ContentSource['files'] => {
  const read = new Set(had.map(({ type, path }) => `${type} ${path}`))
  const complete = types.filter(
    ({ key, format }) =>
      !format.isList &&
      [...files.keys()].every((path) => !format.includes(path) || read.has(`${key} ${path}`)),
  )
  return new Map([...files].filter(([path]) => !complete.some(({ format }) => format.includes(path))))
}

/** Adds what the database has never had: what an editor has changed or removed stays so. */
export const seedContent = async (
  db: Db,
  types: readonly ContentType[],
  source: ContentSource,
): Promise<void> => {
  const had = await db.select().from(contentItems)
  const content = readContent(types, { ...source, files: filesToRead(types, source.files, had) })
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
