import { type StoreRequirement, storeSubject } from '@chuhai/contract/store'
import type { ItemProblem } from '../../content/content-type'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlFiles } from '../../content/yaml-files'
import { platformContent } from '../platform/content'
import { storeRequirements } from './tables'
import { type WrittenRequirement, writtenRequirement } from './written-requirement'

/** Documents are told apart by their keys, which applications keep. */
const repeatedKeys = (item: StoreRequirement): ItemProblem[] => {
  const keys = item.documents.map(({ key }) => key)
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index
      ? [
          {
            key: storeSubject(item),
            path: ['documents', index, 'key'],
            message: `${key} is the key of another document already`,
          },
        ]
      : [],
  )
}

/** A platform has one name: that of the list of platforms, or that of its first file. */
const otherNames = (
  items: readonly StoreRequirement[],
  listed: ReadonlyMap<number, string>,
): ItemProblem[] => {
  const names = new Map(listed)
  return items.flatMap((item) => {
    const name = names.get(item.platformId) ?? item.platformName
    names.set(item.platformId, name)
    if (name === item.platformName) return []
    return [
      {
        key: storeSubject(item),
        path: ['platformName'],
        message: `must be ${name}, as elsewhere for platform ${item.platformId}`,
      },
    ]
  })
}

/** What platforms ask of those who open a store, a file for each platform and site. A platform of a file need not be in any list. */
export const storeRequirementContent = tableContent({
  key: 'storeRequirement',
  format: yamlFiles('storeRequirement', writtenRequirement),
  keyOf: (item: WrittenRequirement) => storeSubject(item),
  table: storeRequirements,
  rows: (items) =>
    items.map((item) => ({
      subject: storeSubject(item),
      platformId: item.platformId,
      content: typeset(item),
    })),
  items: (rows) => rows.map(({ content }) => content),
  async check(items, itemsOf) {
    const listed = new Map((await itemsOf(platformContent)).map(({ id, name }) => [id, name]))
    return [...items.flatMap(repeatedKeys), ...otherNames(items, listed)]
  },
})
