import { type PublicationType, publicationTypes } from '@chuhai/contract/publication'
import {
  array,
  type GenericSchema,
  integer,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
} from 'valibot'
import { date, moment, text } from '../../content/fields'
import { markdownFiles } from '../../content/markdown-files'
import { tableContent } from '../../content/table-content'
import { tags } from '../guide/vocabulary'
import { typeset } from '../typeset'
import { isList } from './service'
import { publications } from './tables'

/** A publication as its author writes it. */
type Content = Omit<typeof publications.$inferInsert, 'type' | 'fields'> & Record<string, unknown>

/** What files are checked for beyond the contract, where a type has such a field. */
const stricter = {
  title: text,
  summary: text,
  tags,
  body: text,
  publishedAt: date,
  startsAt: moment,
  endsAt: moment,
  everyDays: optional(nullable(pipe(number(), integer(), minValue(1))), null),
}

/** The format of a type's files: its page in the contract, and in a field that lists are filtered by one of the filter's words. */
const formatOf = ({ detail, filters }: PublicationType): GenericSchema<unknown, Content> => {
  const wordsOf = (name: string, list: readonly string[]) =>
    isList(detail.entries[name])
      ? pipe(array(picklist(list)), minLength(1, 'must not be empty'))
      : picklist(list)
  const words = Object.entries(filters).map(([name, list]) => [name, wordsOf(name, list)])
  const fields = { ...detail.entries, ...stricter, ...Object.fromEntries(words) }
  const names = Object.keys(detail.entries)
  return strictObject(Object.fromEntries(names.map((name) => [name, fields[name]]))) as never
}

const rowOf = (content: Content): Omit<typeof publications.$inferInsert, 'type'> => {
  const { id, cover, tags, publishedAt, startsAt, endsAt, everyDays, ...written } = content
  const { title, summary, body, ...fields } = typeset(written)
  return { id, title, summary, cover, tags, body, publishedAt, startsAt, endsAt, everyDays, fields }
}

/** The publications of a type. */
export const publicationContentOf = (type: PublicationType) =>
  tableContent({
    key: type.key,
    format: markdownFiles(type.key, formatOf(type)),
    keyOf: ({ id }) => id,
    table: publications,
    within: { type: type.key },
    rows: (items) => items.map((item) => ({ type: type.key, ...rowOf(item) })),
    items: (rows) => rows.map(({ type: _, isShown: __, fields, ...columns }) => ({ ...fields, ...columns })),
  })

export const publicationContent = publicationTypes.map(publicationContentOf)
