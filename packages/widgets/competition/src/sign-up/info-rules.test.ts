import { type Track, tracks } from '@chuhai/contract/competition'
import { findProblems } from '@chuhai/core'
import { describe, expect, it } from 'vitest'
import { jiahe } from '../testing/registrations'
import { emptyInfo, type Info, infoFields, infoOf } from './info'
import { findProblem } from './info-rules'

const { risingStar, pillar } = tracks
const company = infoOf(jiahe)
const findInfoProblems = (track: Track, info: Info) => findProblems(info, infoFields[track], findProblem)

describe('step one (specification 5.2, 5.3)', () => {
  it('says what is missing on either track', () => {
    expect(findInfoProblems(risingStar, emptyInfo())).toEqual({
      ranks: 'CUP_TEXT_REQUIRED',
      project: 'CUP_TEXT_REQUIRED',
      schoolName: 'CUP_TEXT_REQUIRED',
      area: 'CUP_CHOICE_REQUIRED',
      isExperience: 'CUP_CHOICE_REQUIRED',
      teacher: 'CUP_TEXT_REQUIRED',
    })
    expect(findInfoProblems(pillar, emptyInfo())).toEqual({
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
    expect(findInfoProblems(pillar, { ...company, otherPlatform }).otherPlatform).toBe(code)
  })

  it('does not ask for it beside one of the four', () => {
    expect(findInfoProblems(pillar, { ...company, marketplace: 'eBay', otherPlatform: '' })).toEqual({})
  })
})
