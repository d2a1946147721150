import type { GuideSite } from '@chuhai/contract/guide'

type Regional = Pick<GuideSite, 'region'>

/** The region of what serves sellers wherever they sell. */
const everywhere = '全球'

/** What fits a region: its own first, then what serves it as any other. */
export const sitesFor = <S extends Regional>(region: string, sites: readonly S[]): S[] => {
  const of = (name: string) => sites.filter((site) => site.region === name)
  return region === everywhere ? of(region) : [...of(region), ...of(everywhere)]
}

/** Regions of what was found, the most served first, with how many sites fit each. */
export const regionsOf = (sites: readonly Regional[]): { name: string; count: number }[] =>
  [...new Set(sites.map(({ region }) => region))]
    .map((name) => ({ name, count: sitesFor(name, sites).length }))
    .sort((a, b) => b.count - a.count)
