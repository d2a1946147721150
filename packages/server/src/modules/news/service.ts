import type { ArticleCard } from '@chuhai/contract/guide'
import type { Article } from '@chuhai/contract/news'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { fitnessOf } from '../fitness'
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
export const listFittingArticles = async (
  db: Db,
  tags: readonly string[],
  limit: number,
): Promise<ArticleCard[]> => {
  const fitness = await fitnessOf(db, articles, tags)
  if (!fitness) return []
  return db
    .select(card)
    .from(articles)
    .where(and(eq(articles.isShown, true), fitness.isAny))
    .orderBy(desc(fitness.score), desc(articles.publishedAt), asc(articles.id))
    .limit(limit)
}
