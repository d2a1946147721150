import type { GuideSite } from '@chuhai/contract/guide'

/** Regions of what was found, the most frequent first, with how many sites each has. */
export const regionsOf = (sites: readonly Pick<GuideSite, 'region'>[]): { name: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const { region } of sites) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count)
}
