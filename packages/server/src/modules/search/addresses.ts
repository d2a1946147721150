import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { searchEntries } from '../../search/tables'
import { listTags } from './tags'

/** Every page that is a row of the database: what the search finds, and the topics. */
export const listAddresses = async (db: Db) => {
  const { kind, key, address, publishedAt } = searchEntries
  const found = await db
    .select({ path: address, lastModified: publishedAt })
    .from(searchEntries)
    .orderBy(asc(kind), asc(key))
  const topics = (await listTags(db)).flatMap(({ tags }) => tags)
  return [
    ...found,
    ...topics.map(({ name }) => ({ path: `/tag?${new URLSearchParams({ name })}`, lastModified: null })),
  ]
}
