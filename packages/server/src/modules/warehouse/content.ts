import {
  goodsKinds,
  parcelGramsMax,
  parcelSideMaxMm,
  type Warehouse,
  warehouseServices,
} from '@chuhai/contract/logistics'
import {
  array,
  boolean,
  check,
  integer,
  length,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  tuple,
} from 'valibot'
import { text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlList } from '../../content/yaml-files'
import { offsetIn } from '../tracking/timeline/event-time'
import { warehouses } from './tables'

const whole = (min: number, max: number) =>
  pipe(number(), integer('must be a whole number'), minValue(min), maxValue(max))
const between = (max: number) => pipe(number(), minValue(0), maxValue(max))
const point = tuple([between(160), between(100)])
const clock = pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:00'))
const lines = pipe(array(text), minLength(1, 'must not be empty'))
const country = pipe(string(), length(2), regex(/^[A-Z]{2}$/, 'must be two letters such as CN'))

const address = strictObject({
  country,
  region: text,
  city: text,
  district: optional(string(), ''),
  street: text,
  postcode: text,
  recipient: text,
  phone: text,
})

const writtenWarehouse = strictObject({
  id: pipe(string(), regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be a short word of small letters')),
  name: text,
  summary: text,
  services: pipe(array(picklist(warehouseServices)), minLength(1, 'must name one')),
  takes: pipe(array(picklist(goodsKinds)), minLength(1, 'must name one')),
  address,
  latinAddress: optional(nullable(address), null),
  timeZone: pipe(
    string(),
    check((zone) => offsetIn(zone, new Date(0)) !== null, 'must be a zone such as Asia/Shanghai'),
  ),
  hours: pipe(
    array(
      pipe(
        strictObject({
          days: pipe(array(picklist([1, 2, 3, 4, 5, 6, 7])), minLength(1, 'must name a day')),
          from: clock,
          to: clock,
        }),
        check(({ from, to }) => from < to, 'must end after it begins'),
      ),
    ),
    minLength(1, 'must not be empty'),
  ),
  refuses: lines,
  maxGrams: whole(1, parcelGramsMax),
  maxSideMm: whole(1, parcelSideMaxMm),
  steps: lines,
  map: strictObject({
    streets: pipe(
      array(
        strictObject({
          name: optional(string(), ''),
          isMain: optional(boolean(), false),
          points: pipe(array(point), minLength(2, 'must have two points')),
        }),
      ),
      minLength(2, 'must have two streets'),
    ),
    water: optional(array(pipe(array(point), minLength(3, 'must have three points'))), []),
    landmarks: optional(array(strictObject({ name: text, at: point })), []),
    at: point,
    gate: point,
  }),
})

/** Warehouses, in the order of their list. */
export const warehouseContent = tableContent({
  key: 'warehouse',
  format: yamlList('warehouse/warehouses.yaml', writtenWarehouse),
  isOrdered: true,
  keyOf: ({ id }) => id,
  table: warehouses,
  rows: (items) =>
    items.map((item, index) => {
      const content: Warehouse = {
        ...typeset(item),
        country: item.address.country,
        city: item.address.city,
      }
      return { id: item.id, content, position: positionOf(index) }
    }),
  items: (rows) => rows.map(({ content: { country: _, city: _city, ...item } }) => item),
})
