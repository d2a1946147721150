import type { Article } from '@chuhai/contract/news'
import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { dateInShanghai } from '../shanghai'
import { typeset } from '../typeset'
import { articles as articleContent } from './content'
import type { ArticleBlock } from './content/article-content'
import { articles } from './tables'

const blockOf = (block: ArticleBlock): Article['blocks'][number] => {
  if ('heading' in block) return { kind: 'heading', text: block.heading }
  return 'list' in block ? { kind: 'list', items: block.list } : { kind: 'text', text: block.text }
}

/** The articles of a new database; what an operator has changed stays. */
export const seedArticles = async (db: Db, now: Date): Promise<void> => {
  const rows = articleContent.map(({ publishedAgo, paragraphs, ...article }) => ({
    ...article,
    blocks: paragraphs.map(blockOf),
    publishedAt: dateInShanghai(now, -publishedAgo),
  }))
  await insertMissing(db, articles, rows.map(typeset))
}
