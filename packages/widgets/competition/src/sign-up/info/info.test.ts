import { pillarFields, risingStarFields, tracks } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import { cuckoo, jiahe } from '../../testing'
import { bodyOf, emptyInfo, infoFields, infoOf, isSaved, otherMarketplace, problemsOf } from './info'

const { risingStar, pillar } = tracks
const star = infoOf(cuckoo)
const company = infoOf(jiahe)

describe('step one (specification 5.2, 5.3)', () => {
  it('has every field of the contract, and none of the other track', () => {
    expect([...infoFields[risingStar]].sort()).toEqual(Object.keys(risingStarFields).sort())
    const chosen = infoFields[pillar].filter((field) => field !== 'marketplace' && field !== 'otherPlatform')
    expect([...chosen, 'platform'].sort()).toEqual(Object.keys(pillarFields).sort())
  })

  it('says what is missing on either track', () => {
    expect(problemsOf(risingStar, emptyInfo())).toEqual({
      ranks: 'CUP_TEXT_REQUIRED',
      project: 'CUP_TEXT_REQUIRED',
      schoolName: 'CUP_TEXT_REQUIRED',
      area: 'CUP_CHOICE_REQUIRED',
      isExperience: 'CUP_CHOICE_REQUIRED',
      teacher: 'CUP_TEXT_REQUIRED',
    })
    expect(problemsOf(pillar, emptyInfo())).toEqual({
      companyName: 'CUP_TEXT_REQUIRED',
      project: 'CUP_TEXT_REQUIRED',
      legalPerson: 'CUP_TEXT_REQUIRED',
      area: 'CUP_CHOICE_REQUIRED',
      marketplace: 'CUP_CHOICE_REQUIRED',
    })
  })

  it.each([
    ['', 'CUP_TEXT_REQUIRED'],
    ['台'.repeat(101), 'CUP_OVER_HUNDRED'],
    ['TikTok Shop', undefined],
  ])('asks for the name of another marketplace: %j', (otherPlatform, code) => {
    expect(problemsOf(pillar, { ...company, otherPlatform }).otherPlatform).toBe(code)
  })

  it('does not ask for it beside one of the four', () => {
    expect(problemsOf(pillar, { ...company, marketplace: 'eBay', otherPlatform: '' })).toEqual({})
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
