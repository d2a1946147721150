import type { Region } from '@chuhai/contract/region'
import { describe, expect, it } from 'vitest'
import { findRegions, findRegionsByName, regionTree } from './service'

const walk = (regions: readonly Region[]): Region[] =>
  regions.flatMap((region) => [region, ...walk(region.children ?? [])])

const all = walk(regionTree)

const descend = (...names: string[]): Region | undefined => {
  let level: readonly Region[] | undefined = regionTree
  let region: Region | undefined
  for (const name of names) {
    region = level?.find((one) => one.name === name)
    level = region?.children
  }
  return region
}

describe('the region tree', () => {
  it('has the 34 provinces', () => {
    expect(regionTree.map(({ name }) => name).sort()).toEqual(
      [
        ...[
          '北京市',
          '天津市',
          '上海市',
          '重庆市',
          '河北省',
          '山西省',
          '辽宁省',
          '吉林省',
          '黑龙江省',
          '江苏省',
        ],
        ...[
          '浙江省',
          '安徽省',
          '福建省',
          '江西省',
          '山东省',
          '河南省',
          '湖北省',
          '湖南省',
          '广东省',
          '海南省',
        ],
        ...[
          '四川省',
          '贵州省',
          '云南省',
          '陕西省',
          '甘肃省',
          '青海省',
          '台湾省',
          '内蒙古自治区',
          '广西壮族自治区',
        ],
        ...['西藏自治区', '宁夏回族自治区', '新疆维吾尔自治区', '香港特别行政区', '澳门特别行政区'],
      ].sort(),
    )
  })

  it('is complete', () => {
    expect(regionTree.every(({ children }) => children && children.length > 0)).toBe(true)
    expect(all.length).toBeGreaterThan(3200)
  })

  it('gives every region a unique code of six digits and a name', () => {
    for (const { code, name } of all) {
      expect(code).toMatch(/^[1-8]\d{5}$/)
      expect(name).toMatch(/^\p{Script=Han}+$/u)
    }
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  })

  it('has unique names among siblings, and none that is empty', () => {
    for (const { name, children } of [{ name: '中国', children: regionTree }, ...all]) {
      if (!children) continue
      expect(children.length, name).toBeGreaterThan(0)
      expect(new Set(children.map((child) => child.name)).size, name).toBe(children.length)
    }
  })

  it.each([
    ['330281', ['浙江省', '宁波市', '余姚市']],
    ['110101', ['北京市', '市辖区', '东城区']],
    ['500229', ['重庆市', '县', '城口县']],
    ['429004', ['湖北省', '省直辖县级行政区划', '仙桃市']],
    ['659012', ['新疆维吾尔自治区', '自治区直辖县级行政区划', '白杨市']],
    ['653228', ['新疆维吾尔自治区', '和田地区', '和康县']],
    ['653229', ['新疆维吾尔自治区', '和田地区', '和安县']],
    ['540581', ['西藏自治区', '山南市', '错那市']],
    ['330113', ['浙江省', '杭州市', '临平区']],
    ['710100', ['台湾省', '台北市']],
    ['810001', ['香港特别行政区', '中西区']],
    ['820004', ['澳门特别行政区', '大堂区']],
  ])('has %s at %j', (code, names) => {
    expect(descend(...names)?.code).toBe(code)
  })

  it.each([
    ['广东省', '东莞市'],
    ['广东省', '中山市'],
    ['海南省', '儋州市'],
    ['甘肃省', '嘉峪关市'],
  ])('has no districts in %s %s', (...names) => {
    expect(descend(...names)).toEqual({ code: expect.any(String), name: names[1] })
  })
})

describe('finding regions by their names', () => {
  it('starts at the province, and reaches each level', () => {
    const names = ['浙江省', '嘉兴市', '南湖区']
    expect(findRegionsByName(names)?.map(({ code }) => code)).toEqual(['330000', '330400', '330402'])
    expect(findRegionsByName(names.slice(0, 1))?.map(({ code }) => code)).toEqual(['330000'])
  })

  it.each([[['嘉兴市']], [['浙江省', '广州市']], [['浙江']], [['330000']], [['浙江省', '']], [['']]])(
    'does not find %j',
    (names) => {
      expect(findRegionsByName(names)).toBeNull()
    },
  )
})

describe('finding regions by their codes', () => {
  it('names each level', () => {
    expect(findRegions(['330000', '330200', '330281'])?.map(({ name }) => name)).toEqual([
      '浙江省',
      '宁波市',
      '余姚市',
    ])
  })

  it.each([
    [['330000', '440100']],
    [['330200', '330281']],
    [['330000', '330281']],
    [['441900', '441901']],
    [['440000', '441900', '441901']],
    [['toString', '__proto__']],
  ])('does not find %j', (codes) => {
    expect(findRegions(codes)).toBeNull()
  })
})
