import { brand } from '@chuhai/contract/constants'
import type { PublicationDetail } from '@chuhai/contract/publication'

/** A text as schema.org describes it. */
export const asArticle = ({ title, summary, publishedAt }: PublicationDetail): object => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  datePublished: publishedAt,
  inLanguage: 'zh-CN',
  author: { '@type': 'Organization', name: brand },
  publisher: { '@type': 'Organization', name: brand },
})
