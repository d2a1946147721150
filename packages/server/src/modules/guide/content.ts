import { logoTints } from '@chuhai/contract/guide'
import { array, check, maxLength, minLength, number, picklist, pipe, strictObject, string } from 'valibot'
import { text } from '../../content/fields'
import { cell, readCsv } from '../../content/read-csv'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { insertMissing, positionOf } from '../seed-rows'
import { typeset } from '../typeset'
import { categories, hotSearches, sites } from './tables'
import { guideRegions, tags } from './vocabulary'

const category = { id: number(), name: text }

/** Categories of two levels; an id of the second is that of the first and two digits. */
const categoryContent = strictObject({
  ...category,
  summary: text,
  children: array(strictObject(category)),
})

/** A site's id never changes: addresses, subscriptions and answers hold it. It is its category's and two digits. */
const siteContent = strictObject({
  id: cell.wholeNumber,
  categoryId: cell.wholeNumber,
  name: text,
  /** The drawn logo: one or two signs on a tint. */
  mark: text,
  tint: picklist(logoTints),
  summary: text,
  address: pipe(
    string(),
    check(
      (address) => /^https?:\/\//.test(address) && URL.canParse(address),
      'must be an address on the web',
    ),
  ),
  region: picklist(guideRegions),
  tags: pipe(cell.list, tags),
  isOfficial: cell.flag,
  hotRank: cell.optionalNumber,
  body: text,
  steps: pipe(
    cell.list,
    minLength(2, 'must be two steps or more'),
    maxLength(4, 'must be four steps or less'),
  ),
  note: text,
})

export const readGuide = (source: ContentSource) => ({
  categories: readYaml(source, 'guide/categories.yaml', array(categoryContent)),
  sites: readCsv(source, 'guide/sites.csv', siteContent),
  hotSearches: readYaml(source, 'guide/hot-searches.yaml', array(text)),
})

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
