import type { BlockOf, BlockType, Page } from '@chuhai/contract/page'
import type { ArticleCard, ClientCase } from '@chuhai/contract/publication'
import type { ShownStore } from './shown-store'

export type ShownCase = Pick<
  ClientCase,
  | 'id'
  | 'title'
  | 'client'
  | 'city'
  | 'industry'
  | 'market'
  | 'cover'
  | 'figures'
  | 'quote'
  | 'person'
  | 'role'
>

export type CasesBlock = BlockOf<'cases'> & { list: ShownCase[] }
export type ArticlesBlock = BlockOf<'articles'> & { list: ArticleCard[] }

/** Null where they could not be read. */
export type StoreComparisonBlock = BlockOf<'storeComparison'> & { stores: ShownStore[] | null }
export type StoreSitesBlock = BlockOf<'storeSites'> & { list: ShownStore[] }

/** A block with what it shows of the database. */
export type ShownBlock =
  | Exclude<Page['blocks'][number], { type: 'cases' | 'articles' | 'storeComparison' | 'storeSites' }>
  | CasesBlock
  | ArticlesBlock
  | StoreComparisonBlock
  | StoreSitesBlock
export type ShownPage = Omit<Page, 'blocks'> & { blocks: ShownBlock[] }

export type ShownBlockOf<T extends BlockType> = Extract<ShownBlock, { type: T }>

/** What every block is given. */
export interface BlockProps<T extends BlockType = BlockType> {
  block: ShownBlockOf<T>
  /** Its address within the page. */
  id: string
  /** The key of its page. */
  page: string
  now: number
}
