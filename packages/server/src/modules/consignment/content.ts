import { consignmentExtras } from '@chuhai/contract/application'
import { type ConsignmentFees, consignmentStages } from '@chuhai/contract/consignment'
import {
  array,
  check,
  entriesFromList,
  integer,
  isoDate,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot'
import { tableContent } from '../../content/table-content'
import { yamlList } from '../../content/yaml-files'
import { consignmentFees } from './tables'

const whole = (min: number, max: number) =>
  pipe(number(), integer('must be a whole number'), minValue(min), maxValue(max))

/** What comes back never grows while the work goes on. */
const isFalling = (refunds: ConsignmentFees['refunds']): boolean =>
  consignmentStages
    .map((stage) => refunds[stage])
    .every((percent, index, all) => percent <= (all[index - 1] ?? 100))

const hasEach = (extras: ConsignmentFees['extras']): boolean =>
  extras.length === consignmentExtras.length &&
  consignmentExtras.every((name) => extras.some((extra) => extra.name === name))

const writtenFees = strictObject({
  from: pipe(string(), isoDate('must be a day, 2026-11-01')),
  perDollar: whole(0, 100),
  minimum: whole(0, 100_000_000),
  extras: pipe(
    array(strictObject({ name: picklist(consignmentExtras), price: whole(0, 100_000_000) })),
    check(hasEach, `must name each of ${consignmentExtras.join(', ')} once`),
  ),
  refunds: pipe(
    strictObject(entriesFromList(consignmentStages, whole(0, 100))),
    check(isFalling, 'must not grow from stage to stage'),
  ),
  days: whole(1, 730),
})

/** What the foreign-trade service costs, by the day from which on it does. */
export const consignmentFeeContent = tableContent({
  key: 'consignmentFee',
  format: yamlList('consignmentFee/fees.yaml', writtenFees),
  keyOf: ({ from }) => from,
  table: consignmentFees,
  rows: (items) => items.map((content) => ({ from: content.from, content })),
  items: (rows) => rows.map(({ content }) => content),
})
