import type { BlockType } from '@chuhai/contract/page'
import { loadOnce } from '@chuhai/core'

/** Blocks that visitors work with, or that bring a library along: loaded by pages that have them. */
export const lazyBlocks = {
  calculator: loadOnce(() => import('./CalculatorPanel')),
  checklist: loadOnce(() => import('./Checklist')),
  gallery: loadOnce(() => import('./Gallery')),
  timetable: loadOnce(() => import('./Timetable')),
  text: loadOnce(() => import('./Chapters')),
  storeComparison: loadOnce(() => import('./StoreComparison')),
  storeSites: loadOnce(() => import('./StoreSites')),
}

const isLazy = (type: BlockType): type is keyof typeof lazyBlocks => type in lazyBlocks

/** Loads the code of blocks, so that a page is not shown before its parts. */
export const loadBlockCode = (types: readonly BlockType[]): Promise<unknown> =>
  Promise.all(types.filter(isLazy).map((type) => lazyBlocks[type]()))
