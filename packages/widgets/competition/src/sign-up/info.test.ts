import { pillarFields, risingStarFields, tracks } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import { cuckoo, jiahe } from '../testing/registrations'
import { bodyOf, infoFields, infoOf, isSaved, otherMarketplace } from './info'

const { risingStar, pillar } = tracks
const star = infoOf(cuckoo)
const company = infoOf(jiahe)

describe('a track (specification 5.2, 5.3)', () => {
  it('has every field of the contract, and none of the other track', () => {
    expect([...infoFields[risingStar]].sort()).toEqual(Object.keys(risingStarFields).sort())
    const chosen = infoFields[pillar].filter((field) => field !== 'marketplace' && field !== 'otherPlatform')
    expect([...chosen, 'platform'].sort()).toEqual(Object.keys(pillarFields).sort())
  })
})

describe('what is sent', () => {
  it('is trimmed, and says of experience 1 or 0', () => {
    const body = bodyOf(
      risingStar,
      { ...star, ranks: ' 布谷鸟 ', isExperience: '0' },
      { editionId: 6, version: 2 },
    )
    expect(body).toEqual({
      contestantType: 0,
      ranks: '布谷鸟',
      project: cuckoo.project,
      schoolName: '嘉兴大学',
      area: '浙江省/嘉兴市/南湖区',
      isExperience: 0,
      teacher: '许衡',
      editionId: 6,
      version: 2,
    })
  })

  it('is another marketplace in the team’s own words, or one of the four', () => {
    const save = { editionId: 6, version: 0 }
    expect(bodyOf(pillar, company, save)).toMatchObject({ contestantType: 1, platform: 'TikTok Shop' })
    expect(bodyOf(pillar, { ...company, marketplace: 'eBay' }, save)).toMatchObject({ platform: 'eBay' })
  })
})

describe('a registration', () => {
  it('is shown with its marketplace among the four, or as another', () => {
    expect(infoOf({ ...jiahe, platform: 'Shopee' } as typeof jiahe)).toMatchObject({
      marketplace: 'Shopee',
      otherPlatform: '',
    })
    expect(company).toMatchObject({ marketplace: otherMarketplace, otherPlatform: 'TikTok Shop' })
  })

  it('counts as saved until something of its track is changed', () => {
    expect(isSaved(cuckoo, risingStar, star)).toBe(true)
    expect(isSaved(cuckoo, risingStar, { ...star, ranks: '布谷鸟 ' })).toBe(true)
    expect(isSaved(cuckoo, risingStar, { ...star, teacher: '许恒' })).toBe(false)
    expect(isSaved(null, risingStar, star)).toBe(false)
  })
})
