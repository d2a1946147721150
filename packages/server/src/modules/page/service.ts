import { pageHitsMax } from '@chuhai/contract/constants'
import type { Page, PageHit, PageSearch } from '@chuhai/contract/page'
import { asc, eq, inArray } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { readQuestion } from '../../search/question'
import { findByPieces } from '../../search/search'
import { pages } from './tables'

export const findPage = async (db: Db, key: string): Promise<Page | null> => {
  const [row] = await db.select().from(pages).where(eq(pages.key, key))
  if (!row) return null
  const { key: _, path, title, summary, content } = row
  return { key, path, title, summary, ...content }
}

/** What each kind of thing beside these pages is called. */
const kindNames: Record<string, string> = {
  edition: '创业大赛',
  broadcast: '直播',
  platform: '平台开店',
  site: '跨境导航',
  article: '资讯',
  course: '课程',
  class: '培训班',
}

/** Everything that has a page and holds at least half of the question's pieces, the best first. */
export const searchPages = async (db: Db, question: string): Promise<PageSearch> => {
  const read = await readQuestion(db, question)
  const { searchedFor, suggestion } = read
  const finds = await findByPieces(db, read, { preferred: pageKind, limit: pageHitsMax })
  const keys = finds.filter(({ kind }) => kind === pageKind).map(({ key }) => key)
  const rows =
    keys.length > 0
      ? await db
          .select({ key: pages.key, summary: pages.summary, content: pages.content })
          .from(pages)
          .where(inArray(pages.key, keys))
      : []
  const pageOf = new Map(rows.map((row) => [row.key, row]))
  const hits = finds.map(({ kind, key, title, address, text }): PageHit => {
    const page = kind === pageKind ? pageOf.get(key) : undefined
    return {
      path: address,
      title,
      summary: page?.summary ?? text.split('\n')[0] ?? '',
      parent: page ? (page.content.parent?.title ?? null) : (kindNames[kind] ?? null),
    }
  })
  return { hits, searchedFor, suggestion }
}

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

const pageKind = 'page'

/** The portal's pages for everybody's search. */
export const pageSearchSource: SearchSource = {
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
