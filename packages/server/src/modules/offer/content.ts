import { offer } from '@chuhai/contract/search'
import { integer, minValue, nullable, number, optional, pipe, strictObject } from 'valibot'
import { text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlList } from '../../content/yaml-files'
import { pageContent } from '../page/content'
import { offers } from './tables'

const { category, per, isFrom, duration } = offer.entries
const count = pipe(number(), integer(), minValue(1))

/** What can be ordered on a page, as editors write it: what is left out does not apply. */
const writtenOffer = strictObject({
  page: text,
  category,
  price: nullable(pipe(number(), integer(), minValue(0))),
  per: optional(per, ''),
  isFrom: optional(isFrom, false),
  note: text,
  duration: optional(
    nullable(
      strictObject({
        ...duration.wrapped.entries,
        from: count,
        to: optional(nullable(count), null),
        until: text,
      }),
    ),
    null,
  ),
})

/** What can be ordered, in the order of its lists. */
export const offerContent = tableContent({
  key: 'offer',
  format: yamlList('offer/offers.yaml', writtenOffer),
  isOrdered: true,
  keyOf: ({ page }) => page,
  table: offers,
  rows: (items) => items.map((item, index) => ({ ...typeset(item), position: positionOf(index) })),
  items: (rows) => rows,
  async check(items, itemsOf) {
    const pages = new Set((await itemsOf(pageContent)).map(({ key }) => key))
    return items
      .filter(({ page }) => !pages.has(page))
      .map(({ page }) => ({ key: page, path: ['page'], message: `${page} is no page` }))
  },
})
