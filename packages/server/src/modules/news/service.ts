import type { ArticleCard } from '@chuhai/contract/guide'
import type { Article } from '@chuhai/contract/news'
import { and, asc, desc, eq } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { relevanceOf } from '../relevance'
import { articles } from './tables'

const card = {
  id: articles.id,
  title: articles.title,
  summary: articles.summary,
  category: articles.category,
  publishedAt: articles.publishedAt,
  minutes: articles.minutes,
}

/** An article that is shown; null for others. */
export const findArticle = async (db: Db, id: number): Promise<Article | null> => {
  const { author, tags, body } = articles
  const [row] = await db
    .select({ ...card, author, tags, body })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.isShown, true)))
  return row ?? null
}

/** Articles that share tags, the fittest first, then the newest. */
export const listRelevantArticles = async (
  db: Db,
  tags: readonly string[],
  limit: number,
): Promise<ArticleCard[]> => {
  const relevance = await relevanceOf(db, articles, tags)
  if (!relevance) return []
  return db
    .select(card)
    .from(articles)
    .where(and(eq(articles.isShown, true), relevance.isAny))
    .orderBy(desc(relevance.score), desc(articles.publishedAt), asc(articles.id))
    .limit(limit)
}

/** Articles for everybody's search. */
export const articleSearchSource: SearchSource = {
  kind: 'article',
  async entries(db) {
    const rows = await db.select().from(articles).where(eq(articles.isShown, true))
    return rows.map(({ id, title, summary, category, tags, body }) => ({
      key: String(id),
      locale: 'zh-CN',
      title,
      lead: summary,
      text: `${markdownText(body)}\n${category} ${tags.join(' ')}`,
      address: `/news/detail?id=${id}`,
    }))
  },
}
