import type { GuideTree } from '@chuhai/contract/guide'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { categories, sites } from './tables'

/** Reads categories of both levels in the editors' order; those of the second with their number of visible sites. */
export const readTree = async (db: Db): Promise<GuideTree> => {
  const { id, parentId, name, summary, position } = categories
  const rows = await db
    .select({ id, parentId, name, summary, siteCount: sql<number>`count(${sites.id})::int` })
    .from(categories)
    .leftJoin(sites, and(eq(sites.categoryId, id), eq(sites.isShown, true)))
    .groupBy(id)
    .orderBy(asc(position), asc(id))
  const childrenOf = (parent: number) =>
    rows
      .filter((row) => row.parentId === parent)
      .map((row) => ({ id: row.id, name: row.name, siteCount: row.siteCount }))
  return rows
    .filter((row) => row.parentId === null)
    .map((row) => ({ id: row.id, name: row.name, summary: row.summary, children: childrenOf(row.id) }))
}

/** Lists the categories of the first level in the editors' order. */
export const listFirstTypes = (db: Db) => {
  const { id, parentId, name, position } = categories
  return db.select({ id, name }).from(categories).where(isNull(parentId)).orderBy(asc(position), asc(id))
}
