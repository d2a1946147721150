import { readFile } from 'node:fs/promises'
import type { Envelope } from '@chuhai/contract'
import { listLeads } from '@chuhai/contract/admin'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLimiter, type Limits } from '../../limits/create-limiter'
import { allLeads, consultations as consultationsCommand } from '../../operator/consultations'
import { outboxMessages } from '../../outbox/tables'
import { startTestAdminApi } from '../../testing/admin-api'
import { lead } from '../../testing/forms'
import { signIn } from '../../testing/sign-in'
import { pageHeaders, partner, sitePageHeaders, startTestApp } from '../../testing/test-app'
import { addSite } from '../site/service'
import { consultations } from './tables'

const server = startTestApp()
const at = startTestAdminApi(server)

const submit = (body: unknown, headers?: Record<string, string>) =>
  server.post<{ id: string }>('/api/consultation', body, headers)
const count = () => server.db.$count(consultations)
const counts = async () => [await count(), await server.db.$count(outboxMessages)]

describe('a consultation', () => {
  it('is stored with the brand as source, the joined sections and the site it came from', async () => {
    const { http, envelope } = await submit({ ...lead, contactsName: ' 沈亦舟 ' }, sitePageHeaders)
    expect(http).toBe(200)
    expect(envelope).toMatchObject({ status: 'success', message: '' })
    const [row] = await server.db.select().from(consultations).where(sql`id = ${envelope.data.id}`)
    expect(row).toMatchObject({
      sections: ['亚马逊开店', '海外仓'],
      contactsName: '沈亦舟',
      service: '亚马逊开店,海外仓',
      source: '出海云',
      siteOrigin: partner,
      consentVersion: '2026-11',
    })
    expect(row?.consentedAt).toEqual(row?.createdAt)
  })

  it('is stored without what is invisible or stray', async () => {
    const { envelope } = await submit({
      ...lead,
      contactsName: '\u200b沈亦舟，',
      contactsPhone: '+86 138\u200b 6810 5527',
      customerName: '\u202a宁波宁居\u202c；',
      mailbox: 'mailto:shen\u00ad@ningju.example，',
      source: '\u202e出海云\u001b',
      consultationService: ' \n=cmd',
      consentVersion: '2026\u200b-11 ',
    })
    const [row] = await server.db.select().from(consultations).where(sql`id = ${envelope.data.id}`)
    expect(row).toMatchObject({
      contactsName: '沈亦舟',
      contactsPhone: '13868105527',
      customerName: '宁波宁居',
      mailbox: 'shen@ningju.example',
      source: '出海云',
      service: '=cmd',
      consentVersion: '2026-11',
    })
  })

  it('is stored together with a message in the outbox', async () => {
    const { envelope } = await submit(lead)
    const messages = await server.db.select().from(outboxMessages)
    const message = messages.find(
      (one) => (one.payload as { data: { id: string } }).data.id === envelope.data.id,
    )
    expect(message).toMatchObject({ type: 'consultation.created', attempts: 0, deliveredAt: null })
  })

  it('is listed once and in order over several pages', async () => {
    for (let i = 0; i < 3; i += 1) await submit(lead)
    const ids: string[] = []
    for await (const one of allLeads(at.call)) ids.push(one.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(await count())
    const [first, second] = await at.call(listLeads, { query: { rows: 2 } })
    const after = { afterTime: first?.createdAt, afterId: first?.id }
    expect((await at.call(listLeads, { query: { ...after, rows: 1 } }))[0]).toEqual(second)
  })
})

describe('what a consultation is about', () => {
  const about = { kind: 'activity', id: '508', title: '广告账户诊断日', page: '' }
  const aboutOf = async (sent: object, headers = sitePageHeaders) => {
    const { http, envelope } = await submit({ ...lead, about: sent }, headers)
    expect(http).toBe(200)
    const [row] = await server.db.select().from(consultations).where(sql`id = ${envelope.data.id}`)
    return { id: envelope.data.id, kept: row?.about }
  }

  it('is kept with the page and its campaign, listed, exported and sent to the webhook', async () => {
    const page = `${partner}/day?id=508&utm_source=wechat&utm_campaign=双\u200b11&utm_x=7#seats`
    const { id, kept } = await aboutOf({ ...about, page })
    const stored = {
      ...about,
      page: `${partner}/day`,
      campaign: { utm_source: 'wechat', utm_campaign: '双11' },
    }
    expect(kept).toEqual(stored)
    const messages = await server.db.select().from(outboxMessages)
    const payloads = messages.map(({ payload }) => (payload as { data: object }).data)
    expect(payloads).toContainEqual(expect.objectContaining({ id, about: stored }))
    const out = `${at.folder}/about.csv`
    await at.run(consultationsCommand, [], { about: 'activity:508', format: 'csv', out })
    const [head, ...rows] = (await readFile(out, 'utf8')).trim().split('\r\n')
    expect(head).toMatch(/,咨询内容,关于,.*,页面,类别,对象编号,推广参数,/)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('广告账户诊断日')
    expect(rows[0]).toContain(`${partner}/day,活动,508,utm_source=wechat&utm_campaign=双11,`)
  })

  it.each([
    ['of another site', 'https://phishing.example/login'],
    ['that is a script', 'javascript:alert(1)'],
    ['that is a file', 'file:///etc/passwd'],
    ['that is none', '🚢'],
    ['with the name of a user', partner.replace('://', '://user:secret@')],
  ])('has no page %s, and the lead is taken all the same', async (_, page) => {
    const { kept } = await aboutOf({ title: '磁吸露营灯', page })
    expect(kept).toMatchObject({ title: '磁吸露营灯', campaign: {} })
    expect(['', `${partner}/`]).toContain(kept?.page)
  })

  it('is short and plain, however long and strange it comes', async () => {
    const { kept } = await aboutOf({
      title: `\u202e${'灯'.repeat(3000)}`,
      id: '7\n\u001b',
      page: `${partner}/${'a'.repeat(2000)}?utm_term=${'b'.repeat(2000)}`,
    })
    expect(kept).toMatchObject({ kind: '', id: '7', title: '灯'.repeat(100) })
    expect(kept?.page).toHaveLength(500)
    expect(kept?.campaign.utm_term).toHaveLength(100)
  })

  it('is nothing where a caller of the API says nothing', async () => {
    expect((await aboutOf({})).kept).toBeNull()
  })

  it.each([
    ['a kind', 'sample'],
    ['a kind and an id', 'sample:hall'],
    ['an id', 'hall'],
    ['words of the title', '折叠%'],
    ['a part of the page', '/bin'],
    ['a part of the campaign', 'SMS-7'],
  ])('is found by %s', async (_, words) => {
    const { id } = await aboutOf({
      kind: 'sample',
      id: 'hall',
      title: '再生料折叠%箱',
      page: `${partner}/bin?utm_campaign=sms-7`,
    })
    const found = await at.call(listLeads, { query: { rows: 1000, about: words } })
    expect(found.map((one) => one.id)).toContain(id)
    const all = await at.call(listLeads, { query: { rows: 1000 } })
    expect(found.length).toBeLessThan(all.length)
  })

  it('is read again by its sender', async () => {
    const { cookie, user } = await signIn(server.db)
    const headers = { ...pageHeaders, Cookie: cookie, 'X-User-Id': user.id }
    await submit({ ...lead, about }, headers)
    await submit(lead, headers)
    const answer = await server.request('/api/user/consultation?page=1&rows=2', { headers })
    const { data } = (await answer.json()) as Envelope<{ list: { about: string }[] }>
    expect(data.list.map((sent) => sent.about).toSorted()).toEqual(['', '广告账户诊断日'])
  })
})

describe('a consultation of a program', () => {
  const programs = () => at.call(listLeads, { query: { rows: 1000, of: 'programs' } })
  const people = () => at.call(listLeads, { query: { rows: 1000 } })

  it('that filled in the hidden field is answered as any other, told to nobody and kept apart', async () => {
    const before = await counts()
    const { http, envelope } = await submit({ ...lead, subject: 'cheap watches', filledInMs: 60_000 })
    expect([http, envelope.status, typeof envelope.data.id]).toEqual([200, 'success', 'string'])
    expect(await server.db.$count(outboxMessages)).toBe(before[1])
    expect(await people()).not.toContainEqual(expect.objectContaining({ id: envelope.data.id }))
    expect(await programs()).toMatchObject([{ id: envelope.data.id, suspicion: 'hiddenField' }])
  })

  it('gets the first answer to a repeat like everybody', async () => {
    const again = () => submit({ ...lead, subject: 'x' }, { 'Idempotency-Key': 'program' })
    expect((await again()).envelope).toEqual((await again()).envelope)
  })

  it.each([
    ['sent after two seconds, as by a browser that fills in forms, is a lead with a mark', 2000, 'tooFast'],
    ['sent after three seconds is a lead like others', 3000, null],
    ['of a caller that says nothing about it is a lead like others', undefined, null],
  ])('%s', async (_, filledInMs, suspicion) => {
    const [, messages = 0] = await counts()
    const { envelope } = await submit({ ...lead, subject: '', filledInMs })
    expect(await people()).toContainEqual(expect.objectContaining({ id: envelope.data.id, suspicion }))
    expect(await server.db.$count(outboxMessages)).toBe(messages + 1)
  })
})

describe('every rule of the form', () => {
  const wrong: [string, object, string, string, string][] = [
    ['no section', { customerSource: [] }, 'customerSource', 'CONSULTATION_SECTION_REQUIRED', '请选择'],
    [
      'an unknown section',
      { customerSource: ['月球开店'] },
      'customerSource',
      'CONSULTATION_SECTION_UNKNOWN',
      '没有这项咨询内容',
    ],
    ['an empty name', { contactsName: '  ' }, 'contactsName', 'CONSULTATION_NAME_REQUIRED', '请输入'],
    [
      'a name of 11 characters',
      { contactsName: '一二三四五六七八九十一' },
      'contactsName',
      'CONSULTATION_NAME_TOO_LONG',
      '最多 10 个字',
    ],
    ['an empty phone', { contactsPhone: '' }, 'contactsPhone', 'CONSULTATION_PHONE_REQUIRED', '请输入'],
    [
      'a phone of 10 digits',
      { contactsPhone: '1380571082' },
      'contactsPhone',
      'CONSULTATION_PHONE_INVALID',
      '请输入正确手机号',
    ],
    [
      'a phone that starts with 2',
      { contactsPhone: '23805710826' },
      'contactsPhone',
      'CONSULTATION_PHONE_INVALID',
      '请输入正确手机号',
    ],
    [
      'a phone with letters',
      { contactsPhone: '138057108a6' },
      'contactsPhone',
      'CONSULTATION_PHONE_INVALID',
      '请输入正确手机号',
    ],
    ['an empty company', { customerName: '' }, 'customerName', 'CONSULTATION_COMPANY_REQUIRED', '请输入'],
    [
      'a company of 101 characters',
      { customerName: '远'.repeat(101) },
      'customerName',
      'CONSULTATION_COMPANY_TOO_LONG',
      '最多 100 个字',
    ],
    [
      'a mailbox without @',
      { mailbox: 'shen.example' },
      'mailbox',
      'CONSULTATION_MAILBOX_INVALID',
      '请输入正确的邮箱地址',
    ],
    ['an unknown position', { position: '船长' }, 'position', 'CONSULTATION_POSITION_UNKNOWN', '请选择'],
  ]

  it.each(wrong)('refuses %s', async (_, change, field, code, message) => {
    const before = await counts()
    const { http, envelope } = await submit({ ...lead, ...change })
    expect({ http, status: envelope.status, message: envelope.message }).toEqual({
      http: 422,
      status: code,
      message,
    })
    expect(envelope.data).toEqual({ fields: { [field]: message } })
    expect(await counts()).toEqual(before)
  })

  it('lists every invalid field, in the language of the caller', async () => {
    const { envelope } = await submit(
      { ...lead, contactsName: '', contactsPhone: '1' },
      { 'Accept-Language': 'en-GB,en' },
    )
    expect(envelope.data).toEqual({
      fields: { contactsName: 'Required', contactsPhone: 'Enter a valid mobile number' },
    })
  })

  it('says which field is missing and which has the wrong type', async () => {
    const { contactsName: _, ...body } = lead
    const { http, envelope } = await submit({ ...body, customerSource: '亚马逊开店' })
    expect(http).toBe(422)
    expect(envelope.data).toEqual({ fields: { contactsName: '缺少此项', customerSource: '格式不正确' } })
  })

  it('accepts ten characters outside the basic plane, and omitted optional fields', async () => {
    const { position: _, mailbox: __, ...body } = lead
    expect((await submit({ ...body, contactsName: '𠮷'.repeat(10) })).http).toBe(200)
  })
})

describe('a flood of leads', () => {
  const client = { read: 0, write: 0, page: 0, upload: 0 }
  type LeadLimits = Pick<Limits, 'leadsOfSender' | 'leadsOfSite' | 'leadsOfPhone' | 'leadsApart'>
  const appWith = (leads: LeadLimits) => {
    const app = server.another({ limiter: createLimiter({ ...client, ...leads }), proxies: 1 })
    let sent = 0
    return async (change: object = {}, headers: Record<string, string> = {}) => {
      sent += 1
      const response = await app.request('/api/consultation', {
        method: 'POST',
        // Each comes from an address of its own.
        headers: { ...pageHeaders, 'X-Forwarded-For': `10.0.0.${sent}`, ...headers },
        body: JSON.stringify({ ...lead, ...change }),
      })
      const { status, data } = (await response.json()) as Envelope<{ id: string }>
      const wait = Number(response.headers.get('Retry-After'))
      return { status, id: data?.id, wait, mark: data?.id && (await markOf(data.id)) }
    }
  }
  const markOf = async (id: string) => {
    const [row] = await server.db.select().from(consultations).where(sql`id = ${id}`)
    return row?.suspicion
  }
  const stranger = { 'X-Forwarded-For': '203.0.113.7' }
  const number = (last: number) => ({ contactsPhone: `1380013800${last}` })
  const taken = { status: 'success', mark: null }
  const apart = { status: 'success', mark: 'flood' }

  it('of one address ends with what is kept apart, and changes nothing for others on that site', async () => {
    const send = appWith({ leadsOfSender: 2, leadsOfSite: 3 })
    for (let i = 0; i < 2; i += 1) expect(await send(number(i), stranger)).toMatchObject(taken)
    for (let i = 2; i < 9; i += 1) expect(await send(number(i), stranger)).toMatchObject(apart)
    expect(await send(number(9))).toMatchObject(taken)
  })

  it('is taken without a message, and listed apart by its mark', async () => {
    const send = appWith({ leadsOfSender: 1 })
    await send({}, stranger)
    const [rows = 0, messages = 0] = await counts()
    const { id } = await send({}, stranger)
    expect(await counts()).toEqual([rows + 1, messages])
    const listed = async (of?: 'programs' | 'flood') =>
      (await at.call(listLeads, { query: { rows: 1000, of } })).some((one) => one.id === id)
    expect([await listed(), await listed('programs'), await listed('flood')]).toEqual([false, false, true])
    const out = `${at.folder}/flood`
    expect(await at.run(consultationsCommand, [], { flood: true, out })).toBe(`${out} 已写好`)
    expect(await readFile(out, 'utf8')).toContain('短时间内过多')
  })

  it('with one phone number is answered alike and kept apart, whatever the addresses, and leaves others alone', async () => {
    const send = appWith({ leadsOfPhone: 2, leadsOfSite: 3 })
    for (let i = 0; i < 2; i += 1) expect(await send()).toMatchObject(taken)
    expect(await send({ contactsPhone: '+86 138 0571 0826' })).toMatchObject(apart)
    expect(await send({ contactsPhone: '13868105527' })).toMatchObject(taken)
  })

  it('from one site is taken with a mark, and leaves other sites alone', async () => {
    await addSite(server.db, 'https://quiet.example', 'Quiet')
    const send = appWith({ leadsOfSite: 2 })
    for (let i = 0; i < 2; i += 1) expect(await send(number(i))).toMatchObject(taken)
    for (let i = 2; i < 9; i += 1) expect(await send(number(i))).toMatchObject(apart)
    expect(await send({}, { Origin: 'https://quiet.example' })).toMatchObject(taken)
  })

  it('takes room for so many of one sender in a day, and then refuses that sender alone', async () => {
    const send = appWith({ leadsOfSite: 1, leadsApart: 2 })
    await send()
    for (let i = 0; i < 2; i += 1) expect(await send(number(i), stranger)).toMatchObject(apart)
    const refused = await send(number(2), stranger)
    expect(refused.status).toBe('TOO_MANY_REQUESTS')
    expect(refused.wait).toBeGreaterThan(60 * 60)
    expect(await send(number(3))).toMatchObject(apart)
  })

  it('of one address is counted for the user where somebody is signed in', async () => {
    const send = appWith({ leadsOfSender: 1 })
    await send({}, stranger)
    const { cookie } = await signIn(server.db)
    expect(await send({}, { ...stranger, Cookie: cookie })).toMatchObject(taken)
    expect(await send({}, { ...stranger, Cookie: cookie })).toMatchObject(apart)
  })

  it('gives the first answer to a repeat, also once its number has reached the limit', async () => {
    const send = appWith({ leadsOfPhone: 1 })
    const first = await send({}, { 'Idempotency-Key': 'flood' })
    expect(await send({}, { 'Idempotency-Key': 'flood' })).toEqual(first)
    expect(await send()).toMatchObject(apart)
  })

  it('with a number that breaks the rules counts for nobody', async () => {
    const send = appWith({ leadsOfSite: 1 })
    for (let i = 0; i < 3; i += 1)
      expect((await send({ contactsPhone: '1' })).status).toBe('CONSULTATION_PHONE_INVALID')
    expect(await send()).toMatchObject(taken)
  })
})

describe('a submission with an idempotency key', () => {
  it('gives the first answer again', async () => {
    const first = await submit(lead, { 'Idempotency-Key': 'again' })
    const before = await counts()
    const second = await submit(lead, { 'Idempotency-Key': 'again' })
    expect(second.envelope).toEqual(first.envelope)
    expect(await counts()).toEqual(before)
  })

  it('is refused when the same key comes with other content', async () => {
    await submit(lead, { 'Idempotency-Key': 'other' })
    const { http, envelope } = await submit({ ...lead, contactsName: '王' }, { 'Idempotency-Key': 'other' })
    expect([http, envelope.status]).toEqual([422, 'IDEMPOTENCY_CONFLICT'])
  })

  it.each(['', 'a b', 'ü', 'x'.repeat(201)])('is refused with the malformed key "%s"', async (key) => {
    const { http, envelope } = await submit(lead, { 'Idempotency-Key': key })
    expect([http, envelope.status]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID'])
  })

  it('is one lead when fifty are concurrent', async () => {
    const before = await counts()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => submit(lead, { 'Idempotency-Key': 'fifty' })),
    )
    expect(new Set(answers.map(({ envelope }) => envelope.data.id)).size).toBe(1)
    expect(await counts()).toEqual(before.map((n) => n + 1))
  })

  it('stores no refusal, so that a corrected submission is accepted', async () => {
    expect((await submit({ ...lead, contactsPhone: '1' }, { 'Idempotency-Key': 'corrected' })).http).toBe(422)
    expect((await submit(lead, { 'Idempotency-Key': 'corrected' })).http).toBe(200)
  })

  it('is a new one after a day', async () => {
    const first = await submit(lead, { 'Idempotency-Key': 'day' })
    const tomorrow = server.another({ clock: () => new Date(Date.now() + 25 * 60 * 60 * 1000) })
    const response = await tomorrow.request('/api/consultation', {
      method: 'POST',
      headers: {
        Origin: partner,
        'X-Chuhai-Client': '1',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'day',
      },
      body: JSON.stringify(lead),
    })
    expect(((await response.json()) as typeof first.envelope).data.id).not.toBe(first.envelope.data.id)
  })
})
