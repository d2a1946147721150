import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { positionOf } from '../position'
import { typeset } from '../typeset'
import { categoryContent } from './content'
import { hotSearchContent } from './content/hot-searches'
import type { SiteContent } from './content/site-content'
import { categories, hotSearches, sites } from './tables'

const categoryRows = categoryContent.flatMap(({ id, name, summary, children }, index) => [
  { id, name, summary, parentId: null, position: positionOf(index) },
  ...children.map((child, place) => ({
    id: child.id,
    name: child.name,
    parentId: id,
    position: positionOf(place),
  })),
])

const siteRow = (categoryId: number, site: SiteContent, index: number, createdAt: Date) => {
  const { hot, isOfficial = false, summary, about, steps, note, ...rest } = site
  const read = typeset({ summary, about, steps, note })
  return {
    ...rest,
    ...read,
    categoryId,
    isOfficial,
    position: positionOf(index),
    hotRank: hot ?? null,
    createdAt,
  }
}

const siteRows = (now: Date) =>
  categoryContent.flatMap(({ children }) =>
    children.flatMap(({ id, sites }) => sites.map((site, index) => siteRow(id, site, index, now))),
  )

/** Categories and sites of the guide; what an operator has changed stays. The words to search for come with a new guide only. */
export const seedGuide = async (db: Db, now: Date): Promise<void> => {
  const isNew = await insertMissing(db, categories, categoryRows)
  await insertMissing(db, sites, siteRows(now))
  if (!isNew) return
  const words = hotSearchContent.map((word, index) => ({ word, position: positionOf(index) }))
  await db.insert(hotSearches).values(words).onConflictDoNothing()
}
