import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { positionOf } from '../position'
import { typeset } from '../typeset'
import type { readGuide } from './content'
import { categories, hotSearches, sites } from './tables'

type GuideContent = ReturnType<typeof readGuide>

const categoryRows = (content: GuideContent['categories']) =>
  content.flatMap(({ id, name, summary, children }, index) => [
    { id, name, summary, parentId: null, position: positionOf(index) },
    ...children.map((child, place) => ({ ...child, parentId: id, position: positionOf(place) })),
  ])

/** Sites keep their order within their category. */
const siteRows = (content: GuideContent['sites'], createdAt: Date) => {
  const counts = new Map<number, number>()
  return content.map((site) => {
    const place = counts.get(site.categoryId) ?? 0
    counts.set(site.categoryId, place + 1)
    const { summary, body, steps, note } = site
    return { ...site, ...typeset({ summary, body, steps, note }), position: positionOf(place), createdAt }
  })
}

/** Categories and sites of the guide; what an operator has changed stays. The words to search for come with a new guide only. */
export const seedGuide = async (db: Db, content: GuideContent, now: Date): Promise<void> => {
  const isNew = await insertMissing(db, categories, categoryRows(content.categories))
  await insertMissing(db, sites, siteRows(content.sites, now))
  if (!isNew) return
  const words = content.hotSearches.map((word, index) => ({ word, position: positionOf(index) }))
  await db.insert(hotSearches).values(words).onConflictDoNothing()
}
