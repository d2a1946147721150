import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestSite } from './endpoints'
import { siteRequestErrors } from './errors'
import { originOf } from './origin'
import { siteRequest } from './site-request'

const valid = {
  origin: 'https://www.example.com',
  siteName: '宁居家居',
  contactsName: '陈静怡',
  contactsPhone: '13800138000',
}

/** The code each field is refused with. */
const refusals = (input: unknown): Record<string, string> => {
  const refused: Record<string, string> = {}
  for (const issue of safeParse(siteRequest, input).issues ?? [])
    refused[String(issue.path?.[0]?.key)] ??= issue.message
  return refused
}

const originSent = (origin: string) => {
  const { success, output } = safeParse(siteRequest, { ...valid, origin })
  return success ? output.origin : null
}

const broken: [rule: string, change: object, field: string, code: string][] = [
  ['no address', { origin: ' ' }, 'origin', 'SITE_ORIGIN_REQUIRED'],
  ['an address without its protocol', { origin: 'www.example.com' }, 'origin', 'SITE_ORIGIN_INVALID'],
  ['the address of a file', { origin: 'file:///index.html' }, 'origin', 'SITE_ORIGIN_INVALID'],
  ['a pattern for many sites', { origin: 'https://*.example.com' }, 'origin', 'SITE_ORIGIN_INVALID'],
  ['an address with a password', { origin: 'https://a:b@example.com' }, 'origin', 'SITE_ORIGIN_INVALID'],
  ['http on the open net', { origin: 'http://www.example.com' }, 'origin', 'SITE_ORIGIN_INSECURE'],
  ['no name of the site', { siteName: '' }, 'siteName', 'SITE_NAME_REQUIRED'],
  ['a name of 51 characters', { siteName: '站'.repeat(51) }, 'siteName', 'SITE_NAME_TOO_LONG'],
  ['a purpose of 201 characters', { purpose: '用'.repeat(201) }, 'purpose', 'SITE_PURPOSE_TOO_LONG'],
  ['no contact', { contactsName: '' }, 'contactsName', 'CONSULTATION_NAME_REQUIRED'],
  [
    'a contact of 11 characters',
    { contactsName: '名'.repeat(11) },
    'contactsName',
    'CONSULTATION_NAME_TOO_LONG',
  ],
  ['no phone', { contactsPhone: '' }, 'contactsPhone', 'CONSULTATION_PHONE_REQUIRED'],
  ['a phone of 10 digits', { contactsPhone: '1380013800' }, 'contactsPhone', 'CONSULTATION_PHONE_INVALID'],
  ['half a mail address', { mailbox: 'chen@' }, 'mailbox', 'CONSULTATION_MAILBOX_INVALID'],
]

describe('the rules of a request for registration', () => {
  it('accept what is right', () => {
    expect(refusals(valid)).toEqual({})
  })

  it.each(broken)('refuse %s', (_, change, field, code) => {
    expect(refusals({ ...valid, ...change })).toEqual({ [field]: code })
  })

  it('belong to codes that the call declares', () => {
    const given = broken.map(([, , , code]) => code)
    expect([...requestSite.errors].sort()).toEqual([...new Set([...given, 'SITE_REGISTERED'])].sort())
    expect(requestSite.errors).toEqual(expect.arrayContaining(Object.keys(siteRequestErrors)))
  })
})

it.each([
  ['https://www.example.com/contact?from=1#top', 'https://www.example.com'],
  [' HTTPS://WWW.Example.com:443/， ', 'https://www.example.com'],
  ['https://shop.example.com:8443', 'https://shop.example.com:8443'],
  ['https://例子.中国', 'https://xn--fsqu00a.xn--fiqs8s'],
  ['http://localhost:5173/', 'http://localhost:5173'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('the address %s is registered as %s', (typed, origin) => {
  expect(originSent(typed)).toBe(origin)
})

it.each([
  'https://a.example;script-src',
  'https://a.example,b.example',
  "https://'self'.example",
  'null',
  '',
])('%j is no origin: it would change a header that it stands in', (text) => {
  expect(originOf(text)).toBeNull()
})
