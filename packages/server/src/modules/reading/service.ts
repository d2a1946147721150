import { type ArticleCard, articles } from '@chuhai/contract/publication'
import type { Reading, ReadingDetail } from '@chuhai/contract/reading'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { findCards } from '../publication/service'
import { readings } from './tables'

type Row = typeof readings.$inferSelect

const cardsOf = async (db: Db, rows: readonly Row[], now: Date): Promise<Map<number, ArticleCard>> => {
  const ids = rows.flatMap(({ entries }) => entries.map(({ article }) => article))
  const cards = await findCards<ArticleCard>(db, articles, ids, now)
  return new Map(cards.map((card) => [card.id, card]))
}

/** A list with the articles that are shown; a hidden one is left out. */
const present = (row: Row, cards: ReadonlyMap<number, ArticleCard>): ReadingDetail => {
  const { id, title, lead, illustration, suits, tags, updated, entries } = row
  const found = entries.flatMap(({ article, why }) => {
    const card = cards.get(article)
    return card ? [{ why, article: card }] : []
  })
  return {
    id,
    title,
    lead,
    illustration,
    suits,
    tags,
    updated,
    minutes: found.reduce((sum, { article }) => sum + article.minutes, 0),
    articleIds: found.map(({ article }) => article.id),
    articles: found,
  }
}

/** All lists, in the editors' order. */
export const listReadings = async (db: Db, now: Date): Promise<Reading[]> => {
  const rows = await db.select().from(readings).orderBy(asc(readings.position), asc(readings.id))
  const cards = await cardsOf(db, rows, now)
  return rows.map((row) => {
    const { articles: _, ...reading } = present(row, cards)
    return reading
  })
}

/** A list with its articles; null for none. */
export const findReading = async (db: Db, id: number, now: Date): Promise<ReadingDetail | null> => {
  const rows = await db.select().from(readings).where(eq(readings.id, id))
  return rows[0] ? present(rows[0], await cardsOf(db, rows, now)) : null
}

/** Reading lists in the site search. */
export const readingSearchSource: SearchSource = {
  kind: 'reading',
  label: '专题阅读',
  async entries(db, now) {
    const rows = await db.select().from(readings)
    const cards = await cardsOf(db, rows, now)
    return rows.map((row) => {
      const { articles: found } = present(row, cards)
      return {
        key: String(row.id),
        locale: 'zh-CN',
        title: row.title,
        lead: row.lead,
        text: [
          row.suits,
          ...found.map(({ article, why }) => `${article.title}：${why}`),
          row.tags.join(' '),
        ].join('\n'),
        address: `/reading?id=${row.id}`,
        tags: row.tags,
        publishedAt: row.updated,
      }
    })
  },
}
