import type { BlockType } from '@chuhai/contract/page'
import { lazyPart } from '../../../components/lazy-part'

/** Blocks that visitors work with, or that bring a library along: loaded by pages that have them. */
export const lazyBlocks = {
  calculator: lazyPart(() => import('./CalculatorPanel')),
  checklist: lazyPart(() => import('./Checklist')),
  gallery: lazyPart(() => import('./Gallery')),
  timetable: lazyPart(() => import('./Timetable')),
  text: lazyPart(() => import('./Chapters')),
  storeComparison: lazyPart(() => import('./StoreComparison')),
  storeSites: lazyPart(() => import('./StoreSites')),
}

const isLazy = (type: BlockType): type is keyof typeof lazyBlocks => type in lazyBlocks

/** Loads the code of blocks, so that a page is not shown before its parts. */
export const loadBlockCode = (types: readonly BlockType[]): Promise<unknown> =>
  Promise.all(types.filter(isLazy).map((type) => lazyBlocks[type].load()))
