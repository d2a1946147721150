import { article } from '@chuhai/contract/news'
import { picklist, strictObject } from 'valibot'
import { date, text } from '../../content/fields'
import { readMarkdown } from '../../content/read-markdown'
import type { ContentSource } from '../../content/source'
import { tags } from '../guide/vocabulary'

const articleContent = strictObject({
  ...article.entries,
  category: picklist(['平台规则', '物流', '税务合规', '营销', '选品', '政策']),
  publishedAt: date,
  tags,
  body: text,
})

export const readArticles = (source: ContentSource) => readMarkdown(source, 'news', articleContent)
