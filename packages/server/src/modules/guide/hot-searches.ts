import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Part } from './site-page'
import { hotSearches } from './tables'

/** What others look for, in the editors' order (specification 7.3). */
export const listHotWords = async (db: Db, { page, rows }: Part) => {
  const { word, position } = hotSearches
  const words = await db.select({ word }).from(hotSearches).orderBy(asc(position), asc(word))
  return { list: words.slice((page - 1) * rows, page * rows), total: words.length, page, rows }
}
