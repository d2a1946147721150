import { article } from '@chuhai/contract/news'
import { picklist, strictObject } from 'valibot'
import { date, text } from '../../content/fields'
import { readMarkdown } from '../../content/read-markdown'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { tags } from '../guide/vocabulary'
import { insertMissing } from '../seed-rows'
import { typeset } from '../typeset'
import { articles } from './tables'

const articleContent = strictObject({
  ...article.entries,
  category: picklist(['平台规则', '物流', '税务合规', '营销', '选品', '政策']),
  publishedAt: date,
  tags,
  body: text,
})

export const readArticles = (source: ContentSource) => readMarkdown(source, 'news', articleContent)

/** The articles of a new database; what an operator has changed stays. */
export const seedArticles = async (db: Db, content: ReturnType<typeof readArticles>): Promise<void> => {
  await insertMissing(db, articles, typeset(content))
}
