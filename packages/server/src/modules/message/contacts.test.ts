import type { MessageContact } from '@chuhai/contract/message'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeLimits, createLimiter } from '../../limits/create-limiter'
import { messageContacts } from '../../messages/tables'
import { keepVerifiedMail } from '../../messages/verified-mail'
import type { Delivery, Way, WrittenMessage } from '../../messages/way'
import { signIn } from '../../testing/sign-in'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { minuteMs } from '../../time/durations'

interface Sent {
  to: string
  message: WrittenMessage
}
const sent: Sent[] = []
let outcome: Delivery | Error = { state: 'sent' }
let now = Date.now()

const way = (key: Way['key']): Way => ({
  key,
  async send(to, message) {
    if (outcome instanceof Error) throw outcome
    sent.push({ to, message })
    return outcome
  },
})

const server = startTestApp({
  ways: { mail: way('mail'), sms: way('sms') },
  clock: () => new Date(now),
})

let visitor: Record<string, string>
let userId: number
beforeAll(async () => {
  const { user, cookie } = await signIn(server.db)
  visitor = { Cookie: cookie, 'X-User-Id': user.id }
  userId = Number(user.id)
})
afterEach(async () => {
  sent.splice(0)
  outcome = { state: 'sent' }
  await server.db.delete(messageContacts)
})

const list = () => server.get<MessageContact[]>('/api/message/contacts', visitor)
const add = (way: string, address: string, headers: Record<string, string> = {}) =>
  server.post<MessageContact[]>('/api/message/contacts', { way, address }, { ...visitor, ...headers })
const confirm = (way: string, code: string) =>
  server.post<MessageContact[]>('/api/message/contacts/confirm', { way, code }, visitor)
const remove = (way: string) =>
  server.post<MessageContact[]>('/api/message/contacts/remove', { way }, visitor)
const codeOf = (one: Sent | undefined) => one?.message.values.code ?? ''
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe.each([
  ['mail', ' Lin@example.com ', 'Lin@example.com'],
  ['sms', '+86 138-0013-8000', '13800138000'],
])('an address for %s', (way, typed, address) => {
  it('counts once its code has come back', async () => {
    expect((await add(way, typed)).envelope.data).toEqual([{ way, address, isConfirmed: false }])
    const [code] = sent
    expect(code?.to).toBe(address)
    expect(code?.message).toMatchObject({ kind: 'contact.code', locale: 'zh-CN', unsubscribe: null })
    expect(codeOf(code)).toMatch(/^\d{6}$/)
    expect(code?.message.text).toContain(codeOf(code))
    const confirmed = [{ way, address, isConfirmed: true }]
    expect((await confirm(way, codeOf(code))).envelope.data).toEqual(confirmed)
    expect((await list()).envelope.data).toEqual(confirmed)
    expect((await confirm(way, codeOf(code))).envelope.data).toEqual(confirmed)
  })

  it('is sent no code again where it counts already', async () => {
    await add(way, typed)
    await confirm(way, codeOf(sent[0]))
    expect((await add(way, typed)).envelope.data).toEqual([{ way, address, isConfirmed: true }])
    expect(sent).toHaveLength(1)
  })

  it('is forgotten when it is removed', async () => {
    await add(way, typed)
    await confirm(way, codeOf(sent[0]))
    expect((await remove(way)).envelope.data).toEqual([])
    expect(JSON.stringify(await server.db.select().from(messageContacts))).not.toContain(address)
  })
})

it('is confirmed in five attempts, and in ten minutes', async () => {
  await add('sms', '13800138000')
  const code = codeOf(sent[0])
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await confirm('sms', wrongOf(code))).envelope.status).toBe('MESSAGE_CODE_WRONG')
  expect((await confirm('sms', code)).envelope.status).toBe('MESSAGE_CODE_EXPIRED')
  now += 2 * minuteMs
  await add('sms', '13800138000')
  now += 10 * minuteMs
  expect((await confirm('sms', codeOf(sent[1]))).envelope.status).toBe('MESSAGE_CODE_EXPIRED')
})

it('takes five attempts in all where they come at once', async () => {
  await add('sms', '13800138000')
  const wrong = wrongOf(codeOf(sent[0]))
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm('sms', wrong)))
  const codes = answers.map(({ envelope }) => envelope.status)
  expect(codes.filter((code) => code === 'MESSAGE_CODE_WRONG')).toHaveLength(5)
  expect(codes.filter((code) => code === 'MESSAGE_CODE_EXPIRED')).toHaveLength(7)
})

it('keeps no code that the database alone could give away', async () => {
  await add('mail', 'lin@example.com')
  const [row] = await server.db.select().from(messageContacts)
  expect(row?.codeHash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain(codeOf(sent[0]))
})

describe('a confirmed address', () => {
  const confirmed = { way: 'mail', address: 'lin@example.com', isConfirmed: true }
  const pending = { way: 'mail', address: 'lin.other@example.com', isConfirmed: false }
  const replaced = [{ ...pending, isConfirmed: true }]

  const addBoth = async () => {
    await add('mail', confirmed.address)
    await confirm('mail', codeOf(sent[0]))
    return add('mail', pending.address)
  }

  it('counts until the code of the new one has come back, in whatever language that is asked for', async () => {
    expect((await addBoth()).envelope.data).toEqual([confirmed, pending])
    const code = codeOf(sent[1])
    expect((await confirm('mail', wrongOf(code))).envelope.status).toBe('MESSAGE_CODE_WRONG')
    expect((await list()).envelope.data).toEqual([confirmed, pending])
    const headers = { ...visitor, 'Accept-Language': 'en' }
    await server.post('/api/message/contacts/confirm', { way: 'mail', code }, headers)
    expect((await list()).envelope.data).toEqual(replaced)
    expect(await server.db.select().from(messageContacts)).toMatchObject([{ locale: 'en' }])
  })

  it('stays where the code of the new one comes too late, which is said', async () => {
    await addBoth()
    now += 11 * minuteMs
    expect((await confirm('mail', codeOf(sent[1]))).envelope.status).toBe('MESSAGE_CODE_EXPIRED')
    expect((await list()).envelope.data).toEqual([confirmed, pending])
  })

  it('that is given again ends the wait for another, and no pause between two codes', async () => {
    await addBoth()
    expect((await add('mail', confirmed.address)).envelope.data).toEqual([confirmed])
    expect((await add('mail', pending.address)).envelope.status).toBe('MESSAGE_CODE_TOO_OFTEN')
    expect(sent).toHaveLength(2)
  })

  it('is removed together with the one that waits', async () => {
    await addBoth()
    expect((await remove('mail')).envelope.data).toEqual([])
    expect((await confirm('mail', codeOf(sent[1]))).envelope.status).toBe('MESSAGE_CODE_EXPIRED')
    expect(JSON.stringify(await server.db.select().from(messageContacts))).not.toContain('example.com')
  })
})

it('takes the code of the newest address only', async () => {
  await add('mail', 'lin@example.com')
  now += 2 * minuteMs
  await add('mail', 'lin.other@example.com')
  expect((await confirm('mail', codeOf(sent[0]))).envelope.status).toBe('MESSAGE_CODE_WRONG')
  expect((await confirm('mail', codeOf(sent[1]))).envelope.data).toEqual([
    { way: 'mail', address: 'lin.other@example.com', isConfirmed: true },
  ])
})

it('waits a minute between two codes', async () => {
  await add('sms', '13800138000')
  const again = await add('sms', '13800138001')
  expect(again.envelope.status).toBe('MESSAGE_CODE_TOO_OFTEN')
  expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(sent).toHaveLength(1)
  now += minuteMs + 1
  expect((await add('sms', '13800138001')).http).toBe(200)
})

it('limits the codes of a day to one address', async () => {
  const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, ...codeLimits })
  const app = server.another({ limiter })
  const press = () =>
    app.request('/api/message/contacts', {
      method: 'POST',
      headers: { ...pageHeaders, ...visitor },
      body: JSON.stringify({ way: 'sms', address: '13800138009' }),
    })
  for (let index = 0; index < codeLimits.codesOfAddress; index += 1) {
    now += 2 * minuteMs
    expect((await press()).status).toBe(200)
  }
  now += 2 * minuteMs
  const refused = await press()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ status: 'MESSAGE_CODE_TOO_OFTEN' })
})

it.each([
  ['mail', 'lin', 'MESSAGE_MAIL_INVALID'],
  ['mail', '', 'MESSAGE_ADDRESS_REQUIRED'],
  ['mail', `${'l'.repeat(250)}@example.com`, 'MESSAGE_ADDRESS_TOO_LONG'],
  ['sms', '12800138000', 'MESSAGE_PHONE_INVALID'],
  ['sms', '', 'MESSAGE_ADDRESS_REQUIRED'],
])('refuses for %s the address %j', async (way, address, code) => {
  const { envelope, http } = await add(way, address)
  expect([http, envelope.status]).toEqual([422, code])
  expect(sent).toEqual([])
})

it('says where a code was refused, and where it could not be sent, and lets both be tried again at once', async () => {
  outcome = { state: 'refused', reason: 'SMTP 550' }
  expect((await add('mail', 'gone@example.com')).envelope.status).toBe('MESSAGE_ADDRESS_REFUSED')
  outcome = new Error('SMTP 451')
  expect((await add('mail', 'lin@example.com')).envelope.status).toBe('MESSAGE_CODE_UNSENT')
  outcome = { state: 'sent' }
  expect((await add('mail', 'lin@example.com')).http).toBe(200)
})

it('sends no code by a way that is not set up', async () => {
  const app = server.another({ ways: { mail: null, sms: null } })
  const answer = await app.request('/api/message/contacts', {
    method: 'POST',
    headers: { ...pageHeaders, ...visitor },
    body: JSON.stringify({ way: 'mail', address: 'lin@example.com' }),
  })
  expect(await answer.json()).toMatchObject({ status: 'MESSAGE_WAY_OFF' })
})

it('writes codes in the language of the page', async () => {
  await add('mail', 'lin@example.com', { 'Accept-Language': 'en' })
  expect(sent[0]?.message.title).toMatch(/^Chuhai code \d{6}$/)
})

it('keeps a mail address that a provider has verified, and none in place of the user’s own or of none', async () => {
  const verified = { userId, address: 'verified@example.com', locale: 'zh-CN' } as const
  await keepVerifiedMail(server.db, { ...verified, address: 'no address' }, new Date(now))
  expect((await list()).envelope.data).toEqual([])
  await keepVerifiedMail(server.db, verified, new Date(now))
  const known = [{ way: 'mail', address: 'verified@example.com', isConfirmed: true }]
  expect((await list()).envelope.data).toEqual(known)
  await remove('mail')
  await keepVerifiedMail(server.db, verified, new Date(now))
  expect((await list()).envelope.data).toEqual([])
})
