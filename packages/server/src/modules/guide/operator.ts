import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { refreshSearch } from '../../search/refresh'
import { siteSearchSource } from './search'
import { categories, sites } from './tables'

/** A site as an operator sees it, hidden or shown. */
export interface ListedSite {
  id: number
  name: string
  address: string
  category: string
  isShown: boolean
  hotRank: number | null
}

/** All sites of the guide in the order of their ids. */
export const listAllSites = (db: Db): Promise<ListedSite[]> => {
  const { id, name, address, isShown, hotRank } = sites
  return db
    .select({ id, name, address, category: categories.name, isShown, hotRank })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .orderBy(asc(id))
}

/** Hides or shows a site, here and to everybody's search; answers whether there is such a site. */
export const setSiteShown = async (db: Db, id: number, isShown: boolean): Promise<boolean> => {
  const rows = await db.update(sites).set({ isShown }).where(eq(sites.id, id)).returning({ id: sites.id })
  if (rows.length === 0) return false
  await refreshSearch(db, [siteSearchSource])
  return true
}

/**
 * Gives a site a place among the hot ones, or with null takes it away; the others make room or close up, so that places
 * run from 1 without a gap. Answers whether there is such a site.
 */
export const setHotPlace = async (db: Db, id: number, place: number | null): Promise<boolean> => {
  const { rows } = (await db.execute(sql`
    with others as (
      select id, row_number() over (order by hot_rank, id) as place
      from ${sites} where hot_rank is not null and id <> ${id}::int
    ), placed as (
      select id, place + case when place >= ${place}::int then 1 else 0 end as place from others
      union all
      select id, case when ${place}::int is not null then least(${place}::int, (select count(*) + 1 from others)) end
      from ${sites} where id = ${id}::int
    )
    update ${sites} set hot_rank = placed.place from placed where ${sites.id} = placed.id
    returning ${sites.id}`)) as unknown as { rows: { id: number }[] }
  return rows.some((row) => row.id === id)
}
