import { type PublicationType, publicationTypes } from '@chuhai/contract/publication'
import { and, eq, inArray } from 'drizzle-orm'
import {
  array,
  boolean,
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
import { dateOrMoment, moment, text } from '../../content/fields'
import { markdownFiles } from '../../content/markdown-files'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { dateInShanghai } from '../../time/shanghai'
import { tags } from '../vocabulary'
import { isList } from './service'
import { publications } from './tables'
import { beginOf } from './visibility'

/** A publication as its author writes it. */
type Content = Omit<typeof publications.$inferInsert, 'type' | 'fields' | 'publishedAt' | 'visibleFrom'> & {
  publishedAt: string | Date
} & Record<string, unknown>

/** What files are checked for beyond the contract, where a type has such a field. */
const stricter = {
  title: text,
  summary: text,
  tags,
  body: text,
  publishedAt: dateOrMoment,
  startsAt: moment,
  endsAt: moment,
  everyDays: optional(nullable(pipe(number(), integer(), minValue(1))), null),
  closesHours: optional(nullable(pipe(number(), minValue(0))), 0),
  isCancelled: optional(boolean(), false),
  monthlyFrom: optional(nullable(pipe(number(), integer(), minValue(0))), null),
}

/** The format of a type's files: its page in the contract without what is counted, and in a field that lists are filtered by one of the filter's words. */
const formatOf = ({ detail, counted = {}, filters }: PublicationType): GenericSchema<unknown, Content> => {
  const wordsOf = (name: string, list: readonly string[]) =>
    isList(detail.entries[name])
      ? pipe(array(picklist(list)), minLength(1, 'must not be empty'))
      : picklist(list)
  const words = Object.entries(filters).map(([name, list]) => [name, wordsOf(name, list)])
  const fields = { ...detail.entries, ...stricter, ...Object.fromEntries(words) }
  const names = Object.keys(detail.entries).filter((name) => !(name in counted))
  const read: GenericSchema = strictObject(Object.fromEntries(names.map((name) => [name, fields[name]])))
  return read as GenericSchema<unknown, Content>
}

const timesOf = (published: string | Date) =>
  typeof published === 'string'
    ? { publishedAt: published, visibleFrom: null }
    : { publishedAt: dateInShanghai(published), visibleFrom: published }

const rowOf = (content: Content): Omit<typeof publications.$inferInsert, 'type'> => {
  const { id, cover, tags, publishedAt: published, startsAt, endsAt, everyDays, ...written } = content
  const { title, summary, body, ...fields } = typeset(written)
  return { id, title, summary, cover, tags, body, ...timesOf(published), startsAt, endsAt, everyDays, fields }
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
    items: (rows) =>
      rows.map(({ type: _, isShown: __, fields, visibleFrom, ...columns }) => ({
        ...fields,
        ...columns,
        publishedAt: visibleFrom ?? columns.publishedAt,
      })),
    visibleFrom: ({ publishedAt }) => beginOf(publishedAt),
    async reveal(db, keys) {
      const { type: ofType, id } = publications
      await db
        .update(publications)
        .set({ visibleFrom: new Date(0) })
        .where(and(eq(ofType, type.key), inArray(id, keys.map(Number))))
    },
  })

export const publicationContent = publicationTypes.map(publicationContentOf)
