import type { GuideTag } from '../../guide/content/site-content'

/** A part of an article's body. */
export type ArticleBlock = { heading: string } | { text: string } | { list: string[] }

/** An article of a new database. Its id never changes: addresses and subscriptions hold it. */
export interface ArticleContent {
  /** The category's place and two digits: 101. */
  id: number
  title: string
  /** One or two sentences that say what a reader can do afterwards. */
  summary: string
  category: '平台规则' | '物流' | '税务合规' | '营销' | '选品' | '政策'
  /** Three to six of `guideTags`. */
  tags: GuideTag[]
  /** Days before the database is made. */
  publishedAgo: number
  /** Minutes to read. */
  minutes: number
  /** The desk that wrote it. */
  author: string
  paragraphs: ArticleBlock[]
}
