import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyValues, problemsOf } from './problems'
import { providerApplications } from './service-provider'

const file = { address: '/files/a.pdf', name: '营业执照.pdf' }

const form = {
  company: ' 宁波远帆国际物流有限公司 ',
  socialCode: '91330206ma2ahxk264',
  location: ['330000', '330200'],
  founded: 2015,
  staff: '10–49 人',
  services: ['物流货代', '海外仓储'],
  markets: ['欧洲'],
  languages: ['英语', '德语'],
  cases: '为一家家具企业做了德国卡派与退货换标。',
  priceFrom: 80000,
  priceTo: 200000,
  licence: [file],
  qualifications: [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@yuanfan.example',
}

describe('the application of a service provider', () => {
  it('takes a complete form, trimmed and with the code in capitals', () => {
    expect(problemsOf(providerApplications, form)).toEqual({})
    expect(safeParse(providerApplications.form, form).output).toMatchObject({
      company: '宁波远帆国际物流有限公司',
      socialCode: '91330206MA2AHXK264',
    })
  })

  it('asks for everything that is not optional', () => {
    const problems = problemsOf(providerApplications, emptyValues(providerApplications))
    const optional = Object.entries(providerApplications.fields).filter(([, { isOptional }]) => isOptional)
    expect(Object.keys(problems).sort()).toEqual(
      Object.keys(form)
        .filter((name) => !optional.some(([one]) => one === name))
        .sort(),
    )
    expect(problems).toMatchObject({
      company: 'APPLICATION_TEXT_REQUIRED',
      socialCode: 'ORG_SOCIAL_CODE_REQUIRED',
      founded: 'APPLICATION_TEXT_REQUIRED',
      services: 'APPLICATION_CHOICE_REQUIRED',
      licence: 'APPLICATION_FILE_REQUIRED',
    })
  })

  it.each([
    [{ company: '一'.repeat(101) }, { company: 'APPLICATION_OVER_HUNDRED' }],
    [{ socialCode: '91330206MA2AHXKO65' }, { socialCode: 'ORG_SOCIAL_CODE_LETTER' }],
    [{ founded: 1899 }, { founded: 'APPLICATION_YEAR_INVALID' }],
    [{ founded: new Date().getFullYear() + 1 }, { founded: 'APPLICATION_YEAR_INVALID' }],
    [{ staff: '很多' }, { staff: 'APPLICATION_CHOICE_REQUIRED' }],
    [{ location: ['330000'] }, { location: 'APPLICATION_CHOICE_REQUIRED' }],
    [{ phone: '12345678901' }, { phone: 'APPLICATION_PHONE_INVALID' }],
    [{ email: 'shen' }, { email: 'APPLICATION_EMAIL_INVALID' }],
    [{ priceTo: 79999 }, { priceTo: 'APPLICATION_PRICE_ORDER' }],
    [{ priceTo: null }, { priceTo: 'APPLICATION_TEXT_REQUIRED' }],
  ])('refuses %j', (change, problems) => {
    expect(problemsOf(providerApplications, { ...form, ...change })).toEqual(problems)
  })

  it('says at which field a rule across fields is broken', () => {
    const { issues } = safeParse(providerApplications.form, { ...form, priceTo: 1 })
    expect(issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([
      ['APPLICATION_PRICE_ORDER', 'priceTo'],
    ])
  })

  it('may be saved unfinished, but not without bounds', () => {
    const draft = { company: '宁', phone: '138', services: [], founded: null }
    const body = { version: 0, revision: 0, values: draft }
    expect(safeParse(providerApplications.save.body, body).output).toMatchObject({ values: draft })
    for (const values of [
      { company: 'x'.repeat(4001) },
      { founded: -1 },
      { services: [1] },
      { licence: [file, file] },
    ])
      expect(safeParse(providerApplications.save.body, { ...body, values }).success).toBe(false)
  })
})
