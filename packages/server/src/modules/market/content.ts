import { marketCategories, marketDaysMax, marketPlaces, marketPlatforms } from '@chuhai/contract/market'
import { serviceProviders } from '@chuhai/contract/publication'
import {
  array,
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  regex,
  startsWith,
  strictObject,
  string,
} from 'valibot'
import { text } from '../../content/fields'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlFiles } from '../../content/yaml-files'
import { publicationContentOf } from '../publication/content'
import { columnsOf } from './columns'
import { marketServices } from './tables'

const whole = (min: number, max: number) =>
  pipe(number(), integer('must be a whole number'), minValue(min), maxValue(max))

const priceMax = 100_000_000
const key = pipe(string(), regex(/^[a-z][a-z\d-]{0,19}$/, 'must be a short word of small letters'))
const lines = pipe(array(text), minLength(1, 'must not be empty'))
const hasOwnKeys = (list: readonly { key: string }[]) =>
  new Set(list.map(({ key }) => key)).size === list.length

/** One of the words that the lists of the market know. */
const oneOf = (words: readonly string[]) =>
  pipe(
    string(),
    check(
      (word) => words.includes(word),
      ({ received }) => `${received} is none of ${words.join('、')}`,
    ),
  )

const offer = {
  title: text,
  summary: text,
  category: oneOf(marketCategories),
  platforms: optional(array(oneOf(marketPlatforms)), []),
  places: pipe(array(oneOf(marketPlaces)), minLength(1, 'must not be empty')),
  answersWithinHours: whole(1, 72),
  packages: pipe(
    array(
      strictObject({
        key,
        name: text,
        price: whole(1, priceMax),
        days: whole(1, marketDaysMax),
        revisions: whole(0, 20),
        contains: lines,
      }),
    ),
    minLength(1, 'must have a package'),
    maxLength(3, 'must be three packages at most'),
    check((list) => hasOwnKeys(list), 'must have keys of their own'),
    check(
      (list) => list.every(({ price }, index) => price >= (list[index - 1]?.price ?? 0)),
      'must begin with the cheapest',
    ),
  ),
  options: pipe(
    optional(
      array(strictObject({ key, name: text, price: whole(0, priceMax), days: whole(0, marketDaysMax) })),
      [],
    ),
    check((list) => hasOwnKeys(list), 'must have keys of their own'),
  ),
  asksFor: lines,
  examples: optional(array(strictObject({ picture: pipe(string(), startsWith('/media/')), text })), []),
  questions: optional(array(strictObject({ question: text, answer: text })), []),
}

const writtenService = strictObject({ id: whole(1, 99_999), providerId: whole(1, 999_999), ...offer })

/** Services that editors offer in the name of providers of the directory, a file each; those of providers themselves are apart. */
export const marketServiceContent = tableContent({
  key: 'marketService',
  format: yamlFiles('marketService', writtenService),
  keyOf: ({ id }) => id,
  table: marketServices,
  within: { origin: 'editor' },
  rows: (items) =>
    items.map(({ id, providerId, ...content }) => ({
      id,
      providerId,
      origin: 'editor' as const,
      ...columnsOf(typeset(content)),
    })),
  items: (rows) => rows.map(({ id, providerId, content }) => ({ id, providerId, ...content })),
  async check(items, itemsOf) {
    const known = new Set((await itemsOf(publicationContentOf(serviceProviders))).map(({ id }) => id))
    return items
      .filter(({ providerId }) => !known.has(providerId))
      .map(({ id, providerId }) => ({
        key: String(id),
        path: ['providerId'],
        message: `${providerId} is no service provider`,
      }))
  },
})
