import type { GuideTree } from '@chuhai/contract/guide'
import type { CardSite } from '../../guide/card-site'
import type { GuideFilter } from './filter'

/** A section of the page: a category and its sites. */
export interface Part {
  /** Null when the categories could not be loaded. */
  category: GuideTree[number] | null
  /** Its place in the list of categories, from 1. */
  number: number
  sites: CardSite[]
}

const holds = (category: GuideTree[number], secondTypeId: number | undefined): boolean =>
  secondTypeId === undefined || category.children.some(({ id }) => id === secondTypeId)

/** What the page shows, category by category; empty for a category that is not there. */
export const partsOf = (
  tree: GuideTree,
  sites: readonly CardSite[],
  filter: Extract<GuideFilter, { kind: 'all' | 'category' }>,
): Part[] => {
  if (tree.length === 0) return sites.length > 0 ? [{ category: null, number: 0, sites: [...sites] }] : []
  const byCategory = new Map<number, CardSite[]>(tree.map(({ id }) => [id, []]))
  for (const site of sites) byCategory.get(site.firstTypeId)?.push(site)
  return tree
    .map((category, index) => ({ category, number: index + 1, sites: byCategory.get(category.id) ?? [] }))
    .filter(({ category }) =>
      filter.kind === 'all'
        ? category.children.some(({ siteCount }) => siteCount > 0)
        : category.id === filter.firstTypeId && holds(category, filter.secondTypeId),
    )
}
