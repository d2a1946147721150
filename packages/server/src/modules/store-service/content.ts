import { openingStages, type StoreService, storeHelpWays } from '@chuhai/contract/store'
import {
  array,
  check,
  entriesFromList,
  forward,
  integer,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
} from 'valibot'
import { text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlList } from '../../content/yaml-files'
import { platformContent } from '../platform/content'
import { storeServices } from './tables'

const whole = (min: number, max: number) =>
  pipe(number(), integer('must be a whole number'), minValue(min), maxValue(max))

/** What comes back never grows while the work goes on; a refusal of the platform is apart. */
const isFalling = ({ refused: _, ...ahead }: StoreService['refunds']): boolean =>
  openingStages
    .flatMap((stage) => (stage === 'refused' ? [] : ahead[stage]))
    .every((percent, index, all) => percent <= (all[index - 1] ?? 100))

const writtenService = pipe(
  strictObject({
    id: whole(1, 999_999),
    way: picklist(storeHelpWays),
    name: text,
    summary: text,
    platformIds: optional(array(whole(1, 999_999)), []),
    includes: pipe(array(text), minLength(1, 'must name what it contains')),
    price: whole(0, 100_000_000),
    days: nullable(whole(1, 730)),
    refunds: pipe(
      strictObject(entriesFromList(openingStages, whole(0, 100))),
      check(isFalling, 'must not grow from stage to stage'),
    ),
  }),
  forward(
    check(({ way, price }) => way !== 'self' || price === 0, 'must be 0 for those who do it on their own'),
    ['price'],
  ),
)

/** Packages of help with opening a store, in the order in which they are offered. */
export const storeServiceContent = tableContent({
  key: 'storeService',
  format: yamlList('storeService/services.yaml', writtenService),
  isOrdered: true,
  keyOf: ({ id }) => id,
  table: storeServices,
  rows: (items) =>
    items.map((item, index) => ({ id: item.id, content: typeset(item), position: positionOf(index) })),
  items: (rows) => rows.map(({ content }) => content),
  async check(items, itemsOf) {
    const known = new Set((await itemsOf(platformContent)).map(({ id }) => id))
    return items.flatMap(({ id, platformIds }) =>
      platformIds
        .filter((platformId) => !known.has(platformId))
        .map((platformId) => ({
          key: String(id),
          path: ['platformIds'],
          message: `${platformId} is no platform`,
        })),
    )
  },
})
