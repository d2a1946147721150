import { page } from '@chuhai/contract/page'
import { inArray } from 'drizzle-orm'
import { boolean, number, optional, strictObject } from 'valibot'
import { readMarkdown } from '../../content/read-markdown'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { typeset } from '../typeset'
import { pages } from './tables'

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

/** What is told elsewhere by now: the competition has pages of its own. */
const moved = ['kylinCup-kycup']

/** The portal's pages; what an operator has changed stays. */
export const seedPages = async (db: Db, content: ReturnType<typeof readPages>): Promise<void> => {
  await db.delete(pages).where(inArray(pages.key, moved))
  const rows = content.map(({ key, path, title, summary, position, isListed, ...rest }) => ({
    key,
    path,
    title: typeset(title),
    summary: typeset(summary),
    position,
    isListed,
    content: typeset(rest),
  }))
  await db.insert(pages).values(rows).onConflictDoNothing()
}
