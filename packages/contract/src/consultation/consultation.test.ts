import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { errorTable } from '../errors'
import { brokenRule } from '../rule'
import { consultation, consultationFields, consultationForm } from './consultation'
import { createConsultation } from './endpoints'
import { type ConsultationErrorCode, consultationErrors } from './errors'
import { sectionValues } from './sections'

const valid = {
  customerSource: ['亚马逊开店'],
  contactsName: '陈静怡',
  contactsPhone: '13800138000',
  customerName: '杭州远航贸易有限公司',
}

/** The code each field is refused with. */
const refusals = (input: unknown): Record<string, string> => {
  const refused: Record<string, string> = {}
  for (const issue of safeParse(consultation, input).issues ?? []) {
    const field = String(issue.path?.[0]?.key)
    refused[field] ??= issue.message
  }
  return refused
}

const broken: [rule: string, change: object, field: string, code: ConsultationErrorCode][] = [
  ['no section', { customerSource: [] }, 'customerSource', 'CONSULTATION_SECTION_REQUIRED'],
  ['an unknown section', { customerSource: ['天气'] }, 'customerSource', 'CONSULTATION_SECTION_UNKNOWN'],
  ['no name', { contactsName: '' }, 'contactsName', 'CONSULTATION_NAME_REQUIRED'],
  ['a name of spaces', { contactsName: '   ' }, 'contactsName', 'CONSULTATION_NAME_REQUIRED'],
  [
    'a name of 11 characters',
    { contactsName: '一二三四五六七八九十一' },
    'contactsName',
    'CONSULTATION_NAME_TOO_LONG',
  ],
  ['no phone', { contactsPhone: '' }, 'contactsPhone', 'CONSULTATION_PHONE_REQUIRED'],
  ['a phone of 10 digits', { contactsPhone: '1380013800' }, 'contactsPhone', 'CONSULTATION_PHONE_INVALID'],
  ['a phone of 12 digits', { contactsPhone: '138001380001' }, 'contactsPhone', 'CONSULTATION_PHONE_INVALID'],
  [
    'a phone that does not begin with 1',
    { contactsPhone: '23800138000' },
    'contactsPhone',
    'CONSULTATION_PHONE_INVALID',
  ],
  ['a phone with a letter', { contactsPhone: '1380013800a' }, 'contactsPhone', 'CONSULTATION_PHONE_INVALID'],
  [
    'a phone of 10 full-width digits',
    { contactsPhone: '1３８0013800' },
    'contactsPhone',
    'CONSULTATION_PHONE_INVALID',
  ],
  [
    'a name of invisible characters',
    { contactsName: '\u200b\u3164' },
    'contactsName',
    'CONSULTATION_NAME_REQUIRED',
  ],
  [
    'two mailboxes',
    { mailbox: 'chen@example.com；li@example.com' },
    'mailbox',
    'CONSULTATION_MAILBOX_INVALID',
  ],
  ['no company', { customerName: '' }, 'customerName', 'CONSULTATION_COMPANY_REQUIRED'],
  [
    'a company of 101 characters',
    { customerName: '司'.repeat(101) },
    'customerName',
    'CONSULTATION_COMPANY_TOO_LONG',
  ],
  ['a mailbox without @', { mailbox: 'chen.example.com' }, 'mailbox', 'CONSULTATION_MAILBOX_INVALID'],
  ['a mailbox without a dot', { mailbox: 'chen@example' }, 'mailbox', 'CONSULTATION_MAILBOX_INVALID'],
  ['a mailbox with a space', { mailbox: 'chen @example.com' }, 'mailbox', 'CONSULTATION_MAILBOX_INVALID'],
  [
    'a mailbox of 255 characters',
    { mailbox: `${'c'.repeat(243)}@example.com` },
    'mailbox',
    'CONSULTATION_MAILBOX_INVALID',
  ],
  ['an unknown position', { position: '船长' }, 'position', 'CONSULTATION_POSITION_UNKNOWN'],
]

describe('the rules of specification 5.1', () => {
  it('accept what is right', () => {
    expect(refusals(valid)).toEqual({})
  })

  it.each(broken)('refuse %s', (_, change, field, code) => {
    expect(refusals({ ...valid, ...change })).toEqual({ [field]: code })
  })

  it.each(broken)('refuse %s alike in the form, field by field', (_, change, field, code) => {
    const schema = consultationFields[field as keyof typeof consultationFields]
    expect(brokenRule(schema, change[field as keyof typeof change])).toBe(code)
  })

  it('name every required field of an empty form', () => {
    expect(refusals({ customerSource: [], contactsName: '', contactsPhone: '', customerName: '' })).toEqual({
      customerSource: 'CONSULTATION_SECTION_REQUIRED',
      contactsName: 'CONSULTATION_NAME_REQUIRED',
      contactsPhone: 'CONSULTATION_PHONE_REQUIRED',
      customerName: 'CONSULTATION_COMPANY_REQUIRED',
    })
  })

  it('count characters as a person does', () => {
    expect(refusals({ ...valid, contactsName: '𠮷'.repeat(10) })).toEqual({})
    expect(refusals({ ...valid, contactsName: '𠮷'.repeat(11) })).toEqual({
      contactsName: 'CONSULTATION_NAME_TOO_LONG',
    })
  })

  it('allow exactly the longest name and company', () => {
    expect(refusals({ ...valid, contactsName: '一'.repeat(10), customerName: '司'.repeat(100) })).toEqual({})
  })

  it('allow any 11 digits that begin with 1', () => {
    for (const contactsPhone of ['10000000000', '12345678901', '19999999999']) {
      expect(refusals({ ...valid, contactsPhone })).toEqual({})
    }
  })

  it('leave position and mailbox to the visitor', () => {
    expect(refusals({ ...valid, position: '', mailbox: '' })).toEqual({})
    expect(refusals({ ...valid, position: '其他', mailbox: ' chen@mail.example.com ' })).toEqual({})
  })

  it('know every section and sub-option', () => {
    expect(refusals({ ...valid, customerSource: [...sectionValues] })).toEqual({})
  })
})

describe('what is stored of a consultation', () => {
  const output = (change: object) => safeParse(consultationForm, { ...valid, ...change }).output

  it('has no spaces around texts', () => {
    expect(
      output({ contactsName: ' 陈静怡 ', customerName: ' 远航 ', mailbox: ' chen@example.com ' }),
    ).toMatchObject({ contactsName: '陈静怡', customerName: '远航', mailbox: 'chen@example.com' })
  })

  it('has nothing invisible, plain digits and no stray characters', () => {
    const typed = {
      contactsName: '\ufeff陈静怡，',
      contactsPhone: '+86 1３８\u200b0013 8000\n',
      customerName: '\u202aＡ１贸易（杭州）\u202c；',
      mailbox: 'mailto:chen\u00ad@example.com，',
    }
    expect(output(typed)).toMatchObject({
      contactsName: '陈静怡',
      contactsPhone: '13800138000',
      customerName: 'A1贸易（杭州）',
      mailbox: 'chen@example.com',
    })
  })

  it.each(['li+shop@example.co.uk', '李明@例子.中国'])('keeps %s as it is', (mailbox) => {
    expect(output({ mailbox })).toMatchObject({ mailbox })
  })

  it('has each section once', () => {
    expect(output({ customerSource: ['eBay 开店', 'eBay 开店'] })).toMatchObject({
      customerSource: ['eBay 开店'],
    })
  })

  it('has empty texts where nothing was given', () => {
    expect(output({})).toMatchObject({ position: '', mailbox: '' })
  })
})

it('cleans the texts beside the form', () => {
  const sent = {
    ...valid,
    source: '出海\u202e云\u001b',
    consultationService: '物流\n=cmd ',
    consentVersion: ' 3\u200b',
  }
  expect(safeParse(consultation, sent).output).toMatchObject({
    source: '出海云',
    consultationService: '物流 =cmd',
    consentVersion: '3',
  })
})

describe('the messages of specification 5.1', () => {
  it('are quoted to the letter', () => {
    expect(consultationErrors.CONSULTATION_SECTION_REQUIRED['zh-CN']).toBe('请选择')
    expect(consultationErrors.CONSULTATION_NAME_REQUIRED['zh-CN']).toBe('请输入')
    expect(consultationErrors.CONSULTATION_PHONE_REQUIRED['zh-CN']).toBe('请输入')
    expect(consultationErrors.CONSULTATION_PHONE_INVALID['zh-CN']).toBe('请输入正确手机号')
    expect(consultationErrors.CONSULTATION_COMPANY_REQUIRED['zh-CN']).toBe('请输入')
    expect(consultationErrors.CONSULTATION_MAILBOX_INVALID['zh-CN']).toBe('请输入正确的邮箱地址')
  })

  it('belong to codes that some rule gives, that the call declares and that the table has', () => {
    const codes = Object.keys(consultationErrors).sort()
    expect([...new Set(broken.map(([, , , code]) => code))].sort()).toEqual(codes)
    expect([...createConsultation.errors].sort()).toEqual(codes)
    expect(Object.keys(errorTable)).toEqual(expect.arrayContaining(codes))
  })
})
