import type { BlockOf } from '@chuhai/contract/page'
import type { ClientCase } from '@chuhai/contract/publication'
import { calls, optional } from '../../app/calls'
import type { Read } from '../../app/page'
import type { ArticlesBlock, CasesBlock, ShownBlock, ShownCase, ShownPage } from './blocks/block'
import { loadBlockCode } from './blocks/lazy-blocks'

const articleRows = 6

const shownCase = (item: ClientCase): ShownCase => {
  const { id, title, client, city, industry, market, cover, figures, quote, person, role } = item
  return { id, title, client, city, industry, market, cover, figures, quote, person, role }
}

const loadCases = async (read: Read, block: BlockOf<'cases'>): Promise<CasesBlock> => {
  const { clientCases } = await calls.publication()
  const found = await Promise.all(
    block.ids.map((id) => optional(read(clientCases.get, { params: { id: String(id) } }), `the case ${id}`)),
  )
  return { ...block, list: found.flatMap((answer) => (answer ? [shownCase(answer.item)] : [])) }
}

const loadArticles = async (read: Read, block: BlockOf<'articles'>): Promise<ArticlesBlock> => {
  const { articles } = await calls.publication()
  const found = await optional(
    read(articles.list, { body: { rows: articleRows, tag: block.tag } }),
    `the articles about ${block.tag}`,
  )
  return { ...block, list: found?.list ?? [] }
}

const isShown = (block: ShownBlock) => !('list' in block) || block.list.length > 0

/** Reads a page with the code and the publications of its blocks; a block that has none is left out. */
export const loadPage = async (read: Read, key: string): Promise<ShownPage> => {
  const { getPage } = await calls.page()
  const page = await read(getPage, { params: { key } })
  const code = loadBlockCode(page.blocks.map(({ type }) => type))
  const blocks = await Promise.all(
    page.blocks.map((block): ShownBlock | Promise<ShownBlock> => {
      if (block.type === 'cases') return loadCases(read, block)
      return block.type === 'articles' ? loadArticles(read, block) : block
    }),
  )
  await code
  return { ...page, blocks: blocks.filter(isShown) }
}
