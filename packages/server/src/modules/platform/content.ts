import { boolean, nullable, number, optional, pipe, regex, strictObject, string } from 'valibot'
import { text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { yamlList } from '../../content/yaml-files'
import { platforms } from './tables'

/** In the order of the menu, which has those that are recommended: ids 1, 33 and 23 (specification 2.3). */
export const platformContent = tableContent({
  key: 'platform',
  format: yamlList(
    'platform/platforms.yaml',
    strictObject({
      id: number(),
      name: text,
      code: optional(
        nullable(pipe(string(), regex(/^[a-z][a-z\d-]{1,29}$/, 'must be letters and digits'))),
        null,
      ),
      isRecommended: optional(boolean(), false),
    }),
  ),
  isOrdered: true,
  keyOf: ({ id }) => id,
  table: platforms,
  rows: (items) => items.map((platform, index) => ({ ...platform, position: positionOf(index) })),
  items: (rows) => rows,
})
