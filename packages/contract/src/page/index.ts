import { array, type InferOutput, maxLength, nullable, object, pipe, regex, string, trim } from 'valibot'
import { pageQueryMax } from '../constants'
import { endpoint } from '../endpoint'

/** One column a plan, one row a fact about each. The plan with a mark is the one most visitors take. */
export const priceTable = object({
  title: string(),
  lead: string(),
  plans: array(object({ name: string(), price: string(), mark: nullable(string()) })),
  rows: array(object({ label: string(), values: array(string()) })),
})
export type PriceTable = InferOutput<typeof priceTable>

/** What happens after a consultation, on a time line. */
export const route = object({
  title: string(),
  steps: array(object({ when: string(), title: string(), text: string() })),
})
export type Route = InferOutput<typeof route>

const link = object({ title: string(), path: string() })

/** One marketing or information page of the portal: every part may be left out but title and lead. */
export const page = object({
  key: string(),
  path: string(),
  title: string(),
  /** One or two lines above the lead. */
  headline: array(string()),
  /** For search results and the description of the page. */
  summary: string(),
  lead: string(),
  parent: nullable(link),
  illustration: nullable(string()),
  price: nullable(object({ figure: string(), note: string() })),
  facts: array(object({ term: string(), text: string() })),
  prices: nullable(priceTable),
  steps: nullable(route),
  /** Markdown, a chapter under each heading; `## Title {#id}` is listed in the contents. Empty for none. */
  body: string(),
  questions: array(object({ question: string(), answer: string() })),
  related: array(link),
  updated: nullable(string()),
  /** The consultation form on the page, with the sections it begins with. */
  consultable: nullable(object({ title: string(), text: string(), sections: array(string()) })),
})
export type Page = InferOutput<typeof page>

/** What a search result shows: `parent` is the page above it, or what kind of thing it is. */
export const pageHit = object({
  path: string(),
  title: string(),
  summary: string(),
  parent: nullable(string()),
})

/** What a search has found, and how the question was taken. */
export const pageSearch = object({
  hits: array(pageHit),
  /** The corrected search term, where the original has no results. */
  searchedFor: nullable(string()),
  /** Another question that may have been meant. */
  suggestion: nullable(string()),
})
export type PageSearch = InferOutput<typeof pageSearch>
export type PageHit = InferOutput<typeof pageHit>

export const getPage = endpoint({
  name: 'getPage',
  summary: '页面内容',
  method: 'GET',
  path: '/page/{key}',
  access: 'anyone',
  params: object({ key: pipe(string(), regex(/^[A-Za-z0-9-]{1,60}$/)) }),
  answer: page,
  errors: ['NOT_FOUND'],
})

/** Searches all pages: services, courses, sites and more; the best first. */
export const searchPages = endpoint({
  name: 'searchPages',
  summary: '站内搜索',
  method: 'GET',
  path: '/page/search',
  access: 'anyone',
  query: object({ q: pipe(string(), trim(), maxLength(pageQueryMax)) }),
  answer: pageSearch,
  errors: [],
})
