import { describe, expect, it } from 'vitest'
import { provincesOf, zoneOf, zones } from './zone'

const provinces = {
  北部赛区: '北京市 天津市 河北省 河南省 山西省 黑龙江省 吉林省 辽宁省 陕西省 内蒙古自治区 宁夏回族自治区',
  南部赛区: '广东省 福建省 江西省 海南省 澳门特别行政区 香港特别行政区 广西壮族自治区',
  东部赛区: '上海市 浙江省 江苏省 安徽省 山东省 台湾省',
  中部赛区: '四川省 湖南省 湖北省 重庆市 贵州省 云南省 青海省 甘肃省 西藏自治区 新疆维吾尔自治区',
}

describe('the zone of a province (specification 5.2)', () => {
  const pairs = Object.entries(provinces).flatMap(([zone, names]) =>
    names.split(' ').map((name) => [name, zone]),
  )

  it.each(pairs)('of %s is %s', (name, zone) => {
    expect(zoneOf(name as string)).toBe(zone)
  })

  it('is known for all 34 provinces', () => {
    expect(pairs).toHaveLength(34)
  })

  it('is the one that lists it', () => {
    for (const zone of zones) for (const province of provincesOf(zone)) expect(zoneOf(province)).toBe(zone)
  })

  it.each(['', '中国', '加州', '南京市'])('is none for %j', (name) => {
    expect(zoneOf(name)).toBeNull()
  })
})
