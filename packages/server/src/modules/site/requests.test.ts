import { type ApartList, decideSiteRequest, listSiteRequests } from '@chuhai/contract/admin'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLimiter } from '../../limits/create-limiter'
import { outboxMessages } from '../../outbox/tables'
import { startTestAdminApi } from '../../testing/admin-api'
import { siteForm } from '../../testing/forms'
import { signIn } from '../../testing/sign-in'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { decideRequest } from './requests'
import { addSite, originOf, setSiteEnabled } from './service'
import { siteRequests } from './tables'

const server = startTestApp()
const at = startTestAdminApi(server)

const ask = (form: object, headers?: Record<string, string>) =>
  server.post<{ origin: string; token: string }>('/api/site/request', form, headers)
const rowsOf = (origin: string) =>
  server.db.select().from(siteRequests).where(eq(siteRequests.origin, origin))
const listed = async (wanted: string, of?: ApartList) =>
  (await at.call(listSiteRequests, { query: { rows: 100, of } })).filter(({ origin }) => origin === wanted)
const messages = () => server.db.$count(outboxMessages, eq(outboxMessages.type, 'site.requested'))

describe('a request for the registration of a site', () => {
  it('is stored with the origin of the address that was pasted, and told to the operator’s systems', async () => {
    const before = await messages()
    const { user, cookie } = await signIn(server.db)
    const { http, envelope } = await ask(siteForm('https://Shop.example:443/contact?id=1'), {
      Cookie: cookie,
    })
    expect([http, envelope.data]).toEqual([
      200,
      { origin: 'https://shop.example', token: expect.any(String) },
    ])
    const form = siteForm('https://shop.example')
    const row = { ...form, state: 'open', userId: Number(user.id), suspicion: null, decidedAt: null }
    expect(await rowsOf('https://shop.example')).toMatchObject([row])
    expect(await messages()).toBe(before + 1)
  })

  it('that waits already with this number is answered as accepted, and neither stored nor told twice', async () => {
    const form = siteForm('https://twice.example')
    const first = await ask(form)
    const before = await messages()
    const again = await ask({ ...form, contactsName: '王' })
    expect(again.envelope).toEqual(first.envelope)
    expect((await rowsOf(form.origin)).length).toBe(1)
    expect(await messages()).toBe(before)
  })

  it('of somebody else is listed beside the first, and told once', async () => {
    const form = siteForm('https://victim.example')
    await ask({ ...form, contactsName: '陌生人', contactsPhone: '13800138000' })
    const before = await messages()
    await ask(form)
    expect((await listed(form.origin)).map(({ contactsName }) => contactsName).sort()).toEqual([
      '沈亦舟',
      '陌生人',
    ])
    expect(await messages()).toBe(before)
  })

  it('beyond the fifth for a site is kept apart, and decided with the others', async () => {
    const form = siteForm('https://wanted.example')
    for (let i = 0; i < 7; i += 1) await ask({ ...form, contactsPhone: `1380013800${i}` })
    expect((await listed(form.origin)).length).toBe(5)
    const further = await listed(form.origin, 'flood')
    expect(further.length).toBe(2)
    const decision = { action: 'accept' as const, withoutProof: true }
    await at.call(decideSiteRequest, { params: { id: further[0]?.id ?? '' }, body: { decision } })
    const states = (await rowsOf(form.origin)).map(({ state, reason }) => `${state} ${reason ?? ''}`).sort()
    expect(states).toEqual(['accepted ', ...Array(6).fill('refused 已按另一份申请登记')])
  })

  it('is stored once when twenty ask for a site at the same moment', async () => {
    const form = siteForm('https://together.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(form)))
    expect((await rowsOf(form.origin)).length).toBe(1)
    const statuses = new Set(answers.map(({ envelope }) => envelope.status))
    expect([...statuses].filter((one) => !['success', 'SERVICE_UNAVAILABLE'].includes(one))).toEqual([])
    expect((await ask(form)).http).toBe(200)
  })

  it('gives the first answer to a repeat, also once the site is registered', async () => {
    const form = siteForm('https://repeated.example')
    const first = await ask(form, { 'Idempotency-Key': 'site' })
    await addSite(server.db, form.origin, 'Repeated')
    expect((await ask(form, { 'Idempotency-Key': 'site' })).envelope).toEqual(first.envelope)
  })

  it('of a registered site is refused at its field, in the language of the caller', async () => {
    await addSite(server.db, 'https://known.example', 'Known')
    const form = siteForm('https://known.example/page')
    const { http, envelope } = await ask(form)
    const message = '这个网站已经登记，可以直接使用组件'
    expect([http, envelope.status, envelope.message]).toEqual([422, 'SITE_REGISTERED', message])
    expect(envelope.data).toEqual({ fields: { origin: message } })
    const english = await ask(form, { 'Accept-Language': 'en' })
    expect(english.envelope.data).toEqual({
      fields: { origin: 'This site is registered already, widgets work there' },
    })
    expect(await rowsOf('https://known.example')).toEqual([])
  })

  it('of a site that was disabled is taken', async () => {
    await addSite(server.db, 'https://disabled.example', 'Disabled')
    await setSiteEnabled(server.db, 'https://disabled.example', false)
    expect((await ask(siteForm('https://disabled.example'))).http).toBe(200)
  })

  it('says what is wrong with each field', async () => {
    const wrong = { ...siteForm('http://www.example.com'), siteName: ' ', contactsPhone: '1', mailbox: 'a@' }
    const { http, envelope } = await ask(wrong)
    expect(http).toBe(422)
    expect(envelope.data).toEqual({
      fields: {
        origin: '请使用 https 网址，只有本机（localhost）可以用 http',
        siteName: '请输入',
        contactsPhone: '请输入正确手机号',
        mailbox: '请输入正确的邮箱地址',
      },
    })
  })
})

describe('a request of a program', () => {
  it('is answered as any other, told to nobody, kept apart, and takes the site from no person', async () => {
    const form = siteForm('https://spam.example')
    const before = await messages()
    const { http } = await ask({ ...form, subject: 'cheap watches' })
    expect([http, await messages()]).toEqual([200, before])
    expect(await at.call(listSiteRequests, { query: { rows: 100, of: 'programs' } })).toMatchObject([
      { origin: form.origin, suspicion: 'hiddenField' },
    ])
    await ask(form)
    expect(await listed(form.origin)).toMatchObject([{ suspicion: null }])
  })

  it('that is faster than people has a mark', async () => {
    await ask({ ...siteForm('https://fast.example'), filledInMs: 900 })
    expect(await rowsOf('https://fast.example')).toMatchObject([{ suspicion: 'tooFast' }])
  })

  it('that comes in a flood is kept apart, like consultations, and takes the site from no person', async () => {
    const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, leadsOfPhone: 1 })
    const app = server.another({ limiter })
    const send = async (contactsPhone: string) => {
      const body = JSON.stringify({ ...siteForm('https://flood.example'), contactsPhone })
      const response = await app.request('/api/site/request', { method: 'POST', headers: pageHeaders, body })
      return ((await response.json()) as { status: string }).status
    }
    const phones = ['13800138000', '13800138000', '13800138000', '13800138001']
    for (const phone of phones) expect(await send(phone)).toBe('success')
    expect((await listed('https://flood.example')).length).toBe(2)
    expect((await listed('https://flood.example', 'flood')).length).toBe(2)
  })
})

it.each(['https://*.example', 'https://a.example;script-src', 'https://a.example/path', 'a.example'])(
  'an operator registers no %s, which is no origin',
  (text) => {
    expect(originOf(text)).toBeNull()
  },
)

it('who asked signed in is told that the site is registered, in the same transaction', async () => {
  const { user, cookie } = await signIn(server.db)
  const { envelope } = await ask(siteForm('https://told.example'), { Cookie: cookie })
  const decision = { action: 'accept', withoutProof: true } as const
  const decide = () =>
    server.db.transaction((tx) =>
      decideRequest(tx, envelope.data.token, { decision, by: 'li@desk' }, new Date()),
    )
  await decide()
  await decide()
  expect(await toldTo(server.db, Number(user.id))).toMatchObject([
    { kind: 'site.registrationAccepted', values: { origin: 'https://told.example' } },
  ])
})
