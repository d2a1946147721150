import { describe, expect, it } from 'vitest'
import { regionTree } from '../testing/regions'
import { areaOf, codesOf, zoneOfArea } from './area'

describe('a region', () => {
  it('is sent by its names', () => {
    expect(areaOf(['浙江省', '嘉兴市', '南湖区'])).toBe('浙江省/嘉兴市/南湖区')
    expect(areaOf([])).toBe('')
  })

  it('is found again by them, with or without a district', () => {
    expect(codesOf('浙江省/嘉兴市/南湖区', regionTree)).toEqual(['330000', '330400', '330402'])
    expect(codesOf('浙江省/嘉兴市', regionTree)).toEqual(['330000', '330400'])
  })

  it('that the tree does not know has no codes', () => {
    expect(codesOf('浙江省/嘉州市', regionTree)).toEqual([])
    expect(codesOf('', regionTree)).toEqual([])
    expect(codesOf('浙江省/嘉兴市', [])).toEqual([])
  })

  it('has the zone of its province', () => {
    expect(zoneOfArea('浙江省/嘉兴市')).toBe('东部赛区')
    expect(zoneOfArea('')).toBeNull()
  })
})
