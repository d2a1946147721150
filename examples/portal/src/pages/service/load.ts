import type { Block, BlockOf } from '@chuhai/contract/page'
import type { ClientCase } from '@chuhai/contract/publication'
import { calls, optional } from '../../app/calls'
import type { Read } from '../../app/page'
import type {
  ArticlesBlock,
  CasesBlock,
  ShownBlock,
  ShownCase,
  ShownPage,
  StoreComparisonBlock,
  StoreSitesBlock,
} from './blocks/block'
import { loadBlockCode } from './blocks/lazy-blocks'
import { readStores } from './blocks/shown-store'

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

const loadStores = async (read: Read, block: BlockOf<'storeComparison'>): Promise<StoreComparisonBlock> => ({
  ...block,
  stores: await optional(readStores(read), 'the stores to compare'),
})

const loadSites = async (read: Read, block: BlockOf<'storeSites'>): Promise<StoreSitesBlock> => ({
  ...block,
  list: (await optional(readStores(read, block.platform), `the sites of ${block.platform}`)) ?? [],
})

const loadBlock = (read: Read, block: Block): ShownBlock | Promise<ShownBlock> => {
  if (block.type === 'cases') return loadCases(read, block)
  if (block.type === 'articles') return loadArticles(read, block)
  if (block.type === 'storeComparison') return loadStores(read, block)
  return block.type === 'storeSites' ? loadSites(read, block) : block
}

const isShown = (block: ShownBlock) => {
  if (block.type === 'storeComparison') return block.stores === null || block.stores.length > 0
  return !('list' in block) || block.list.length > 0
}

/** Reads a page with the code of its blocks and what they show; a block that has none is left out. */
export const loadPage = async (read: Read, key: string): Promise<ShownPage> => {
  const { getPage } = await calls.page()
  const page = await read(getPage, { params: { key } })
  const code = loadBlockCode(page.blocks.map(({ type }) => type))
  const blocks = await Promise.all(page.blocks.map((block) => loadBlock(read, block)))
  await code
  return { ...page, blocks: blocks.filter(isShown) }
}
