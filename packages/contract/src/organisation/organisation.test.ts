import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenRule } from '../rule'
import { createSocialCodeQuestion } from './doubtful-code'
import { organisationFields } from './organisation'

describe('the unified social credit code', () => {
  it.each([
    // The example of GB 32100-2015.
    '91350100M000100Y43',
    '91330281MA2H5QX8XY',
    // Genuine codes have check characters that do not fit.
    '91350100M000100Y44',
  ])('takes %s', (value) => {
    expect(brokenRule(organisationFields.socialCode, value)).toBeUndefined()
  })

  it.each([
    ' 91350100m000100y43 ',
    '9135 0100 M000 100Y 43',
    '９１３５０１００Ｍ０００１００Ｙ４３',
    '统一社会信用代码：91350100M000100Y43',
    '91350100M000100Y43\u200b',
  ])('is stored of %j plain and in capitals', (typed) => {
    expect(safeParse(organisationFields.socialCode, typed).output).toBe('91350100M000100Y43')
  })

  it('is asked about once where its check character does not fit', () => {
    const needsCheck = createSocialCodeQuestion()
    expect(needsCheck('91350100M000100Y43')).toBe(false)
    expect([needsCheck('91350100M000100Y44'), needsCheck(' 91350100m000100y44')]).toEqual([true, false])
    expect(needsCheck('91350100M000100Y45')).toBe(true)
  })

  it.each([
    ['', 'ORG_SOCIAL_CODE_REQUIRED'],
    ['  ', 'ORG_SOCIAL_CODE_REQUIRED'],
    ['91350100M000100Y', 'ORG_SOCIAL_CODE_LENGTH'],
    ['91350100M000100Y433', 'ORG_SOCIAL_CODE_LENGTH'],
    ['91350100M000100YO3', 'ORG_SOCIAL_CODE_LETTER'],
    ['9I350100M', 'ORG_SOCIAL_CODE_LETTER'],
    ['91350100M000100Y4S', 'ORG_SOCIAL_CODE_LETTER'],
    ['91350100M000100Y4v', 'ORG_SOCIAL_CODE_LETTER'],
    ['91350100Z000100Y43', 'ORG_SOCIAL_CODE_LETTER'],
    ['91350100M000100号43', 'ORG_SOCIAL_CODE_INVALID'],
    ['一二三四五六七八九十一二三四五六七八', 'ORG_SOCIAL_CODE_INVALID'],
  ])('refuses %j with %s', (value, code) => {
    expect(brokenRule(organisationFields.socialCode, value)).toBe(code)
  })
})
