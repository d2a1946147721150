import { areaSeparator, type Zone, zoneOf } from '@chuhai/contract/competition'
import type { Region } from '@chuhai/contract/region'

/** Returns the names of a region, joined as they are sent. */
export const areaOf = (names: readonly string[]): string => names.join(areaSeparator)

/** Returns the names of province, city and district. */
export const namesOf = (area: string): string[] => (area ? area.split(areaSeparator) : [])

/** Returns the codes of these names from the province down, none where the tree does not have them. */
export const codesOf = (area: string, tree: readonly Region[]): string[] => {
  const codes: string[] = []
  let level: readonly Region[] = tree
  for (const name of namesOf(area)) {
    const found = level.find((region) => region.name === name)
    if (!found) return []
    codes.push(found.code)
    level = found.children ?? []
  }
  return codes
}

/** Returns the zone of the province (specification 5.2). */
export const zoneOfArea = (area: string): Zone | null => {
  const [province] = namesOf(area)
  return province ? zoneOf(province) : null
}
