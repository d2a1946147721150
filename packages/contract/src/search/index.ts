import * as v from 'valibot'
import { publicationTagMax, searchQuestionMax } from '../constants'
import { endpoint } from '../endpoint'
import { searchWords } from '../fields'
import { foundText } from '../guide/site'
import { pageOf, pageRequest } from '../list'
import { contentCard, kindCount, searchHit, searchNotes, suggestedPage } from './found'
import { offer, offerCategories } from './offer'

export * from './found'
export * from './offer'

const question = searchWords(searchQuestionMax)
const kind = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))
const tag = v.pipe(searchWords(publicationTagMax), v.minLength(1))

/**
 * Everything that has a page, the best first: of one kind, or of all. `kinds` counts what was found of each kind, whichever
 * is asked for, and `services` what can be ordered among all; `total` is of the list.
 */
export const searchSite = endpoint({
  name: 'searchSite',
  summary: '站内搜索',
  method: 'GET',
  path: '/search',
  access: 'anyone',
  query: v.object({ ...pageRequest.entries, q: question, kind: v.optional(kind) }),
  answer: v.object({
    ...pageOf(searchHit).entries,
    kinds: v.array(kindCount),
    services: v.number(),
    ...searchNotes,
  }),
})
/** A page of what was found, and the counts of all kinds. */
export type SearchResults = v.InferOutput<typeof searchSite.answer>

/** Pages whose title has what is typed, or sounds like it, while it is typed: those that begin with it first. */
export const suggestPages = endpoint({
  name: 'suggestPages',
  summary: '搜索联想',
  method: 'GET',
  path: '/search/suggestion',
  access: 'anyone',
  query: v.object({ q: question }),
  answer: v.array(suggestedPage),
})

/** Orders of the list of services: the lowest price first, or the shortest duration. */
export const serviceOrders = ['price', 'duration'] as const
/** One of `serviceOrders`. */
export type ServiceOrder = (typeof serviceOrders)[number]

/** A service that can be ordered or asked for, with the found words marked. */
export const serviceItem = v.object({
  kind: v.string(),
  path: v.string(),
  title: foundText,
  summary: foundText,
  offer,
})
/** A service of the list. */
export type ServiceItem = v.InferOutput<typeof serviceItem>

/**
 * What can be ordered or asked for. Without an order: the best match first, or the editors' order where nothing is asked;
 * what has no price or no duration comes last. `categories` counts without the chosen category.
 */
export const listServiceItems = endpoint({
  name: 'listServiceItems',
  summary: '搜索服务',
  method: 'GET',
  path: '/search/serviceItem',
  access: 'anyone',
  query: v.object({
    ...pageRequest.entries,
    q: v.optional(question, ''),
    category: v.optional(v.picklist(offerCategories)),
    order: v.optional(v.picklist(serviceOrders)),
  }),
  answer: v.object({
    ...pageOf(serviceItem).entries,
    categories: v.array(v.object({ name: v.picklist(offerCategories), total: v.number() })),
    ...searchNotes,
  }),
})
/** A page of the list of services, and the counts of all categories. */
export type ServiceItems = v.InferOutput<typeof listServiceItems.answer>

/** All topics that something is about, by group of the vocabulary. */
export const listTags = endpoint({
  name: 'listTags',
  summary: '全部话题',
  method: 'GET',
  path: '/tag',
  access: 'anyone',
  answer: v.array(
    v.object({
      name: v.string(),
      tags: v.array(v.object({ name: v.string(), total: v.number() })),
    }),
  ),
})
/** Topics by group, each with the number of pages about it. */
export type TagGroups = v.InferOutput<typeof listTags.answer>

/**
 * What is about a topic, the newest first. Without a kind the first few of every kind; with one its page. `near` are topics
 * that often go together with it.
 */
export const listTagged = endpoint({
  name: 'listTagged',
  summary: '话题下的内容',
  method: 'GET',
  path: '/tag/content',
  access: 'anyone',
  query: v.object({ ...pageRequest.entries, name: tag, kind: v.optional(kind) }),
  answer: v.object({
    name: v.string(),
    total: v.number(),
    kinds: v.array(v.object({ ...kindCount.entries, list: v.array(contentCard) })),
    page: v.number(),
    rows: v.number(),
    near: v.array(v.object({ name: v.string(), total: v.number() })),
  }),
  errors: ['NOT_FOUND'],
})
/** A page of what is about a topic. */
export type Tagged = v.InferOutput<typeof listTagged.answer>

/** The address of every page that is a row of the database, for search engines; `lastModified` is a date. */
export const listAddresses = endpoint({
  name: 'listAddresses',
  summary: '全部页面地址',
  method: 'GET',
  path: '/search/address',
  access: 'anyone',
  answer: v.array(v.object({ path: v.string(), lastModified: v.nullable(v.string()) })),
})
