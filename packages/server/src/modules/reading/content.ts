import { articles } from '@chuhai/contract/publication'
import { array, minLength, number, pipe, strictObject } from 'valibot'
import { date, text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlList } from '../../content/yaml-files'
import { publicationContentOf } from '../publication/content'
import { tags } from '../vocabulary'
import { readings } from './tables'

/** A list as editors write it: each entry names an article by its id. */
const writtenReading = strictObject({
  id: number(),
  title: text,
  lead: text,
  illustration: text,
  suits: text,
  tags,
  updated: date,
  entries: pipe(
    array(strictObject({ article: number(), why: text })),
    minLength(4, 'must be four articles or more'),
  ),
})

/** Reading lists, in the order of their page. */
export const readingContent = tableContent({
  key: 'reading',
  format: yamlList('reading/readings.yaml', writtenReading),
  isOrdered: true,
  keyOf: ({ id }) => id,
  table: readings,
  rows: (items) => items.map((item, index) => ({ ...typeset(item), position: positionOf(index) })),
  items: (rows) => rows,
  async check(items, itemsOf) {
    const ids = new Set((await itemsOf(publicationContentOf(articles))).map(({ id }) => id))
    return items.flatMap(({ id, entries }) =>
      entries
        .filter(({ article }) => !ids.has(article))
        .map(({ article }) => ({
          key: String(id),
          path: ['entries'],
          message: `${article} is no article`,
        })),
    )
  },
})
