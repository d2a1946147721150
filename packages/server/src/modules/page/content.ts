import { page } from '@chuhai/contract/page'
import { boolean, number, optional, strictObject } from 'valibot'
import { readMarkdown } from '../../content/read-markdown'
import type { ContentSource } from '../../content/source'

const { parent, illustration, price, facts, prices, steps, questions, related, updated, consultable } =
  page.entries

/** A page as its author writes it: what is left out is not on the page. */
const pageContent = strictObject({
  ...page.entries,
  parent: optional(parent, null),
  illustration: optional(illustration, null),
  price: optional(price, null),
  facts: optional(facts, []),
  prices: optional(prices, null),
  steps: optional(steps, null),
  questions: optional(questions, []),
  related: optional(related, []),
  updated: optional(updated, null),
  consultable: optional(consultable, null),
  position: number(),
  isListed: optional(boolean(), true),
})

export const readPages = (source: ContentSource) => readMarkdown(source, 'page', pageContent)
