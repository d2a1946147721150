import { logoTints } from '@chuhai/contract/guide'
import {
  array,
  check,
  type InferOutput,
  maxLength,
  minLength,
  number,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot'
import { cell, csvTable } from '../../content/csv-table'
import { text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlList } from '../../content/yaml-files'
import { guideRegions, tags } from '../vocabulary'
import { categories, hotSearches, sites } from './tables'

const category = { id: number(), name: text }

/** A site's id never changes, because addresses and subscriptions refer to it. It is its category's and two digits. */
export const writtenSite = strictObject({
  id: cell.wholeNumber,
  categoryId: cell.wholeNumber,
  name: text,
  /** The drawn logo: one or two characters on a tint. */
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

const writtenCategory = strictObject({
  ...category,
  summary: text,
  children: array(strictObject(category)),
})

/** Categories of two levels; an id of the second is that of the first and two digits. */
export const categoryContent = tableContent({
  key: 'category',
  format: yamlList('guide/categories.yaml', writtenCategory),
  isOrdered: true,
  keyOf: ({ id }) => id,
  otherKeys: ({ children }) => children.map(({ id }) => id),
  table: categories,
  rows: (items) =>
    items.flatMap(({ id, name, summary, children }, index) => [
      { id, name, summary, parentId: null, position: positionOf(index) },
      ...children.map((child, place) => ({
        ...child,
        summary: '',
        parentId: id,
        position: positionOf(place),
      })),
    ]),
  items: (rows) =>
    rows
      .filter(({ parentId }) => parentId === null)
      .map((first) => ({ ...first, children: rows.filter(({ parentId }) => parentId === first.id) })),
})

/** Sites keep their order within their category. */
export const siteContent = tableContent({
  key: 'site',
  format: csvTable('guide/sites.csv', writtenSite),
  isOrdered: true,
  keyOf: ({ id }) => id,
  table: sites,
  rows(items) {
    const counts = new Map<number, number>()
    return items.map((site) => {
      const place = counts.get(site.categoryId) ?? 0
      counts.set(site.categoryId, place + 1)
      const { summary, body, steps, note } = site
      return { ...site, ...typeset({ summary, body, steps, note }), position: positionOf(place) }
    })
  },
  items: (rows) => rows.sort((a, b) => a.categoryId - b.categoryId) as InferOutput<typeof writtenSite>[],
  async check(items, itemsOf) {
    const seconds = (await itemsOf(categoryContent)).flatMap(({ children }) => children)
    const ids = new Set(seconds.map(({ id }) => id))
    const places = items.flatMap(({ hotRank }) => hotRank ?? [])
    return items.flatMap(({ id, categoryId, hotRank }) => {
      const problem = (field: string, message: string) => ({ key: String(id), path: [field], message })
      const isTaken = hotRank !== null && places.indexOf(hotRank) !== places.lastIndexOf(hotRank)
      return [
        ...(ids.has(categoryId)
          ? []
          : [problem('categoryId', `${categoryId} is no category of the second level`)]),
        ...(isTaken ? [problem('hotRank', `${hotRank} is the place of several sites`)] : []),
      ]
    })
  },
})

/** Suggested searches. */
export const hotSearchContent = tableContent({
  key: 'hotSearch',
  format: yamlList('guide/hot-searches.yaml', text),
  isOrdered: true,
  keyOf: (word) => word,
  table: hotSearches,
  rows: (words) => words.map((word, index) => ({ word, position: positionOf(index) })),
  items: (rows) => rows.map(({ word }) => word),
})
