import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenRule } from '../rule'
import { organisationFields } from './organisation'

describe('the unified social credit code', () => {
  it.each([
    // The example of GB 32100-2015.
    '91350100M000100Y43',
    '91330281MA2H5QX8XY',
  ])('takes %s', (value) => {
    expect(brokenRule(organisationFields.socialCode, value)).toBeUndefined()
  })

  it('is trimmed and kept in capitals', () => {
    expect(safeParse(organisationFields.socialCode, ' 91350100m000100y43 ').output).toBe('91350100M000100Y43')
  })

  it.each([
    ['', 'ORG_SOCIAL_CODE_REQUIRED'],
    ['  ', 'ORG_SOCIAL_CODE_REQUIRED'],
    ['91350100M000100Y', 'ORG_SOCIAL_CODE_LENGTH'],
    ['91350100M000100Y433', 'ORG_SOCIAL_CODE_LENGTH'],
    ['91350100M000100Y44', 'ORG_SOCIAL_CODE_INVALID'],
    ['91351000M000100Y43', 'ORG_SOCIAL_CODE_INVALID'],
    ['91350100M000100YO3', 'ORG_SOCIAL_CODE_INVALID'],
    ['一二三四五六七八九十一二三四五六七八', 'ORG_SOCIAL_CODE_INVALID'],
  ])('refuses %j with %s', (value, code) => {
    expect(brokenRule(organisationFields.socialCode, value)).toBe(code)
  })
})
