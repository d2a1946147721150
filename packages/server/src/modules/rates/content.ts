import { lineKinds } from '@chuhai/contract/logistics'
import { array, boolean, minLength, optional, picklist, pipe, regex, strictObject, string } from 'valibot'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlFiles } from '../../content/yaml-files'
import { problemsOf } from './check/table'
import { rateLines } from './tables'
import { whole, words } from './written/fields'
import { writtenRates } from './written/rates'

const writtenLine = strictObject({
  id: whole(1, 999_999),
  /** Among all lines, the smallest first. */
  position: optional(whole(1, 9999), 100),
  name: words,
  carrier: strictObject({
    key: pipe(string(), regex(/^[a-z][a-z\d-]{1,29}$/, 'must be a short word of small letters')),
    name: words,
  }),
  kind: picklist(lineKinds, `must be one of ${lineKinds.join(', ')}`),
  summary: words,
  features: pipe(array(words), minLength(1, 'must not be empty')),
  isTracked: optional(boolean(), true),
  notes: optional(array(words), []),
  rates: writtenRates,
})

/** Lines with their prices, a file each. Prices that change are a new version; what was quoted by another one stays. */
export const shippingLineContent = tableContent({
  key: 'shippingLine',
  format: yamlFiles('shippingLine', writtenLine),
  keyOf: ({ id }) => id,
  table: rateLines,
  rows: (items) =>
    items.map(({ id, position, rates, ...facts }) => ({ id, position, content: typeset(facts), rates })),
  items: (rows) => rows.map(({ id, position, content, rates }) => ({ id, position, ...content, rates })),
  check: (items) =>
    items.flatMap(({ id, rates }) =>
      problemsOf(rates).map(({ path, message }) => ({
        key: String(id),
        path: ['rates', ...path],
        message,
      })),
    ),
})
