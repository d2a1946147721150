import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { maskAccount } from './account-mask'
import { emptyValues, problemsOf } from './problems'
import { maskSecrets, restoreSecrets } from './secret'
import { type StoreRules, storeApplicationOf, storeApplications } from './store'

const file = [{ address: '/files/a.pdf', name: 'a.pdf' }]
const today = '2026-11-28'
const words = { 'zh-CN': '银行流水', en: 'Bank statement' }

const rules: StoreRules = {
  applicants: ['mainlandCompany', 'hongKongCompany'],
  nameRules: { zh: { min: 2, max: 10 }, en: { min: 3, max: 20, letters: 'latin-digits' } },
  documents: [
    {
      key: 'statement',
      label: words,
      hint: words,
      isOptional: false,
      max: 2,
      maxAgeDays: 90,
      needsDate: true,
    },
    {
      key: 'video',
      label: { 'zh-CN': '仓库照片', en: 'Photos' },
      hint: words,
      isOptional: true,
      max: 3,
      maxAgeDays: null,
      needsDate: false,
    },
  ],
}
const form = {
  applicant: '内地企业',
  experience: ['还没有店铺'],
  company: '宁波宁居家居用品有限公司',
  registration: '91330206MA2AHXK264',
  legalPerson: '沈亦舟',
  address: '宁波市北仑区小港街道 8 号',
  licence: file,
  licenceTerm: '9999-12-31',
  organisationChange: '只用于这次申请',
  categories: '家居收纳',
  goods: '可折叠收纳箱，余姚生产，有 CE 认证。',
  brandRight: '自有品牌，已注册商标',
  brand: 'Ningju',
  storeNameZh: '宁居家居',
  storeNameEn: 'Ningju Home 8',
  budget: 20_000_000,
  currency: '美元',
  accountHolder: '宁波宁居家居用品有限公司',
  bank: '中国银行北仑支行',
  account: '6222 0212 0201 7788',
  'document-statement': file,
  'date-statement': '2026-10-01',
  'document-video': [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@ningju.example',
}
const kind = storeApplicationOf(rules, today)

describe('the application for a store', () => {
  it('takes a complete form, and asks for everything that is not optional', () => {
    expect(problemsOf(kind, form)).toEqual({})
    const optional = Object.entries(kind.fields).filter(([, { isOptional }]) => isOptional)
    expect(Object.keys(problemsOf(kind, emptyValues(kind))).sort()).toEqual(
      Object.keys(form)
        .filter((name) => !optional.some(([one]) => one === name))
        .sort(),
    )
  })

  it.each([
    [{ storeNameZh: '宁' }, { storeNameZh: 'APPLICATION_NAME_LENGTH' }],
    [{ storeNameZh: 'Ningju' }, { storeNameZh: 'APPLICATION_NAME_LETTERS' }],
    [{ storeNameEn: 'Ni' }, { storeNameEn: 'APPLICATION_NAME_LENGTH' }],
    [{ storeNameEn: '宁居 Home' }, { storeNameEn: 'APPLICATION_NAME_LETTERS' }],
    [{ applicant: '个体工商户或个人' }, { applicant: 'APPLICATION_CHOICE_REQUIRED' }],
    [{ registration: '91330206MA2AHXKO65' }, { registration: 'ORG_SOCIAL_CODE_LETTER' }],
    [{ applicant: '香港公司' }, { registration: 'APPLICATION_REGISTRATION_INVALID' }],
    [{ applicant: '香港公司', registration: '70123456-000' }, {}],
    [{ licenceTerm: '2026-11-27' }, { licenceTerm: 'APPLICATION_LICENCE_EXPIRED' }],
    [{ account: '6222' }, { account: 'APPLICATION_ACCOUNT_INVALID' }],
    [{ 'document-statement': [] }, { 'document-statement': 'APPLICATION_FILE_REQUIRED' }],
    [{ 'date-statement': '2026-08-30' }, {}],
    [{ 'date-statement': '2026-08-29' }, { 'date-statement': 'APPLICATION_DOCUMENT_TOO_OLD' }],
    [{ 'date-statement': '2026-11-29' }, { 'date-statement': 'APPLICATION_DATE_LATER' }],
    [{ 'date-statement': '2026-02-30' }, { 'date-statement': 'APPLICATION_CHOICE_REQUIRED' }],
  ])('checks %j by the rules of the platform', (change, problems) => {
    expect(problemsOf(kind, { ...form, ...change })).toEqual(problems)
  })

  it('asks nobody for a Chinese name where the platform has none, and lets persons go without a licence', () => {
    const personal = storeApplicationOf(
      { ...rules, applicants: ['individual'], nameRules: { ...rules.nameRules, zh: null }, documents: [] },
      today,
    )
    expect(Object.keys(personal.fields)).not.toContain('storeNameZh')
    expect(personal.steps.map(({ key }) => key)).not.toContain('documents')
    const person = { ...form, applicant: '个体工商户或个人', registration: '', licence: [], licenceTerm: '' }
    expect(problemsOf(personal, person)).toEqual({})
    expect(problemsOf(personal, { ...person, licence: file })).toEqual({
      licenceTerm: 'APPLICATION_CHOICE_REQUIRED',
    })
  })

  it('carries the documents of any platform, and nothing else', () => {
    const body = { subject: '1-us', version: 0, termsVersion: '2026-11', values: form }
    const { output } = safeParse(storeApplications.submit.body, body)
    expect(output).toMatchObject({ values: { 'document-statement': file, 'date-statement': '2026-10-01' } })
    for (const extra of [{ 'document-x': [1] }, { 'date-x': 'a'.repeat(11) }, { other: 5 }])
      expect(
        safeParse(storeApplications.submit.body, { ...body, values: { ...form, ...extra } }).success,
      ).toBe(false)
  })
})

describe('the number of an account', () => {
  it('shows its end alone, or nothing of one that is not finished', () => {
    expect([form.account, '6222', '', '••••7788'].map(maskAccount)).toEqual([
      '••••7788',
      '••••',
      '',
      '••••7788',
    ])
  })

  it('comes back from what was saved, the draft first, and is empty where nothing fits', () => {
    const masked = maskSecrets(kind, form)
    expect(masked).toEqual({ ...form, account: '••••7788' })
    const earlier = { account: '10000000007788' }
    expect(restoreSecrets(kind, masked, [null, form, earlier]).account).toBe(form.account)
    expect(restoreSecrets(kind, masked, [earlier]).account).toBe(earlier.account)
    expect(restoreSecrets(kind, masked, [{ account: '62221111' }]).account).toBe('')
    expect(restoreSecrets(kind, { account: '62221111' }, [form]).account).toBe('62221111')
  })
})
