import { marketCategories } from '@chuhai/contract/market'
import { check, maxValue, minValue, number, picklist, pipe, strictObject } from 'valibot'
import type { ItemProblem } from '../../content/content-type'
import { date } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { yamlList } from '../../content/yaml-files'
import { commissions } from './tables'

const percent = pipe(
  number(),
  minValue(0),
  maxValue(50),
  check((value) => Number(value.toFixed(2)) === value, 'must have two decimals at most'),
)

const writtenCommission = strictObject({ category: picklist(marketCategories), from: date, percent })

/** Before this day nothing was sold. */
const firstDay = '2026-01-01'

/** The commission of each category from a day on; what is sold keeps the one of its day. */
export const commissionContent = tableContent({
  key: 'marketCommission',
  format: yamlList('marketCommission/rates.yaml', writtenCommission),
  isOrdered: true,
  keyOf: ({ category, from }) => `${category} ${from}`,
  table: commissions,
  rows: (items) =>
    items.map(({ percent, ...item }, index) => ({
      ...item,
      basisPoints: Math.round(percent * 100),
      position: positionOf(index),
    })),
  items: (rows) =>
    rows.flatMap(({ category, from, basisPoints }) =>
      marketCategories
        .filter((one) => one === category)
        .map((known) => ({ category: known, from, percent: basisPoints / 100 })),
    ),
  check(items): ItemProblem[] {
    const begun = new Set(items.flatMap(({ category, from }) => (from <= firstDay ? [category] : [])))
    return marketCategories
      .filter((category) => !begun.has(category))
      .map((category) => ({
        key: `${category} ${firstDay}`,
        path: ['from'],
        message: `${category} needs a commission from ${firstDay} on`,
      }))
  },
})
