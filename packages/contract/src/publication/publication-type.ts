import * as v from 'valibot'
import { publicationTagMax, publicationWordMax } from '../constants'
import { endpoint } from '../endpoint'
import { idInPath, searchWords } from '../fields'
import { pageOf, pageRequest } from '../list'
import { isOwnPath } from '../web-address'

/** What every publication has in lists; `cover` is a picture of 16:10, `publishedAt` a date. */
const cardEntries = {
  id: v.number(),
  title: v.string(),
  summary: v.string(),
  cover: v.pipe(v.string(), v.check(isOwnPath, 'must be a path of this site')),
  tags: v.array(v.string()),
  publishedAt: v.string(),
}

/**
 * When something takes place: moments in UTC. What is held again every so many days has the dates of the next time as soon
 * as it is over. A type with these has the filter `state`.
 */
export const timed = { startsAt: v.string(), endsAt: v.string(), everyDays: v.nullable(v.number()) }
/** Where a time is, seen from now: ahead, running, over. */
export const timeStates = ['未开始', '进行中', '已结束'] as const
/** One of `timeStates`. */
export type TimeState = (typeof timeStates)[number]

type Filters = Record<string, readonly [string, ...string[]]>

/** Words that each stand for a part of the numbers of a field: from the first on, and below the second. */
type Bands = Record<string, Record<string, readonly [from: number, below: number | null]>>

/** Every filter with its words. */
const wordsOf = (filters: Filters, bands: Bands): Record<string, readonly string[]> => ({
  ...filters,
  ...Object.fromEntries(Object.entries(bands).map(([name, parts]) => [name, Object.keys(parts)])),
})

/** Each is left out or one of its words. */
const wordEntries = (words: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [name, v.optional(v.picklist(list))]))

interface Declaration<
  Card extends v.ObjectEntries,
  Detail extends v.ObjectEntries,
  Counted extends v.ObjectEntries,
> {
  /** Its folder of content, its kind in the search, and where its calls are: `POST /{key}/page`, `GET /{key}/{id}`. */
  key: string
  /** The names of its calls in the API document: `list…` and `get…`. */
  names: [list: string, get: string]
  /** What it is called in Chinese. */
  label: string
  /** Where its page is on the portal, followed by the id. */
  detailPath: string
  /** What only this type has in lists, and beside that on its page. */
  card: Card
  detail: Detail
  /** Counted by the server, for lists and pages. */
  counted?: Counted
  /**
   * Fields of the card that lists are narrowed down by, each with all its words; the first is asked first. A field that is a
   * list has one or more of them.
   */
  filters: Filters
  /** Number fields of the card that lists are narrowed down by as well, asked after the filters. */
  bands?: Bands
  /** Number fields of the card that lists can be put in order by: the lowest first, or the highest. What has no number is last. */
  orders?: Record<string, 'lowest' | 'highest'>
}

/**
 * Declares a type of publication: what editors write in files and visitors find in a list, on a page of its own, in the
 * search and in the sitemap. Server and portal derive all of that from here.
 */
/* @__NO_SIDE_EFFECTS__ */
export const publicationType = <
  const Card extends v.ObjectEntries,
  const Detail extends v.ObjectEntries,
  const Counted extends v.ObjectEntries = Record<never, never>,
>(
  declaration: Declaration<Card, Detail, Counted>,
) => {
  const { key, names, label, filters, bands = {}, orders = {} } = declaration
  const words = wordsOf(filters, bands)
  const counted = declaration.counted as Counted
  const card = v.object({ ...cardEntries, ...declaration.card, ...counted })
  /** `body` is Markdown. */
  const detail = v.object({
    ...cardEntries,
    ...declaration.card,
    ...declaration.detail,
    body: v.string(),
    ...counted,
  })

  return {
    ...declaration,
    card,
    detail,
    /** Every filter, those by numbers too, with its words. */
    words,
    bands,
    orders,
    /** In the wanted order, or the newest first; of what takes place the soonest, and after that what is over. */
    list: endpoint({
      name: names[0],
      summary: `${label}列表`,
      method: 'POST',
      path: `/${key}/page`,
      access: 'anyone',
      changes: false,
      body: v.strictObject({
        ...pageRequest.entries,
        word: v.optional(searchWords(publicationWordMax)),
        tag: v.optional(searchWords(publicationTagMax)),
        ...wordEntries(words),
        ...(Object.keys(orders).length > 0 && wordEntries({ order: Object.keys(orders) })),
      }),
      answer: pageOf(card),
    }),
    /** One with others of its type that are about the same. */
    get: endpoint({
      name: names[1],
      summary: label,
      method: 'GET',
      path: `/${key}/{id}`,
      access: 'anyone',
      params: idInPath(),
      answer: v.object({ item: detail, related: v.array(card) }),
      errors: ['NOT_FOUND'],
    }),
  }
}

/** A type of any card and detail. */
export type PublicationType = ReturnType<
  typeof publicationType<v.ObjectEntries, v.ObjectEntries, v.ObjectEntries>
>

/** What lists show of a publication of any type. */
export type PublicationCard = v.InferOutput<
  ReturnType<typeof publicationType<Record<never, never>, Record<never, never>>>['card']
>
/** What the page of any publication has; `body` is Markdown. */
export type PublicationDetail = PublicationCard & { body: string }
