import { asc, eq } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { SearchSource } from '../../search/entry'
import { pages } from './tables'

type Content = typeof pages.$inferSelect.content

/** Everything a visitor reads on a page, in its order. */
const textOf = ({ lead, headline, facts, prices, price, steps, body, questions }: Content): string =>
  [
    lead,
    ...headline,
    ...facts.map(({ term, text }) => `${term}：${text}`),
    ...(price ? [`${price.figure} ${price.note}`] : []),
    ...(prices
      ? [
          prices.title,
          prices.lead,
          ...prices.rows.map(({ label, values }) => `${label}：${values.join('、')}`),
        ]
      : []),
    ...(steps
      ? [steps.title, ...steps.steps.map(({ when, title, text }) => `${when} ${title}：${text}`)]
      : []),
    ...(body ? [markdownText(body)] : []),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')

export const pageKind = 'page'

/** The portal's pages for everybody's search. */
export const findablePages: SearchSource = {
  kind: pageKind,
  async entries(db) {
    const rows = await db.select().from(pages).where(eq(pages.isListed, true)).orderBy(asc(pages.position))
    return rows.map(({ key, path, title, summary, content }) => ({
      key,
      locale: 'zh-CN',
      title,
      text: `${summary}\n${textOf(content)}`,
      address: path,
    }))
  },
}
