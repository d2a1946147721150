import { expect, it } from 'vitest'
import type { SmsSettings } from '../../settings/read-sms'
import { isSigned } from '../../signing/signature'
import type { WrittenMessage } from '../way'
import { createSms } from './sms'

const settings: SmsSettings = {
  gateway: 'https://sms.example.com/send',
  key: 'portal',
  secret: 'a secret of the gateway',
  signature: '出海云',
  templates: new Map([['order.paid', 'SMS_15301']]),
}

const message: WrittenMessage = {
  id: '0198c0de-0000-7000-8000-000000000002',
  kind: 'order.paid',
  locale: 'zh-CN',
  title: '订单已支付',
  text: '订单 A1 已支付。',
  address: null,
  date: null,
  unsubscribe: null,
  values: { number: 'A1' },
}

const never = new AbortController().signal

/** A gateway that answers as a test says. */
const gateway = (status = 200, body: unknown = { code: 'OK' }) => {
  const requests: { url: string; init: RequestInit }[] = []
  const way = createSms(settings, async (url, init = {}) => {
    requests.push({ url: String(url), init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  return {
    send: (change: Partial<WrittenMessage> = {}) => way.send('13800138000', { ...message, ...change }, never),
    requests,
    sent: () => JSON.parse(String(requests.at(-1)?.init.body)) as Record<string, unknown>,
  }
}

it('sends template, values and text, signed with the secret of the account', async () => {
  const { send, requests, sent } = gateway()
  expect(await send()).toEqual({ state: 'sent' })
  expect(sent()).toEqual({
    id: message.id,
    phone: '13800138000',
    signature: '出海云',
    template: 'SMS_15301',
    parameters: { number: 'A1' },
    text: '【出海云】订单 A1 已支付。',
    parts: 1,
  })
  const [{ url, init } = { url: '', init: {} }] = requests
  expect(url).toBe(settings.gateway)
  const headers = new Headers(init.headers)
  const timestamp = headers.get('X-Sms-Timestamp') ?? ''
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(5)
  expect(headers.get('X-Sms-Key')).toBe('portal')
  const signature = headers.get('X-Sms-Signature') ?? ''
  expect(isSigned(settings.secret, `${timestamp}.${init.body}`, signature)).toBe(true)
  expect(init.redirect).toBe('error')
})

it('names the kind where the gateway has no id of its own, in English with the language', async () => {
  const { send, sent } = gateway()
  await send({ kind: 'place.offered' })
  expect(sent().template).toBe('place.offered')
  await send({ locale: 'en' })
  expect(sent().template).toBe('order.paid.en')
})

it('ends with the address where the message leads to a page', async () => {
  const { send, sent } = gateway()
  await send({ address: 'https://www.example.com/user/order/A1' })
  expect(sent().text).toBe('【出海云】订单 A1 已支付。 https://www.example.com/user/order/A1')
})

it('refuses a text that no gateway takes', async () => {
  const { send, requests } = gateway()
  expect(await send({ text: '字'.repeat(500) })).toEqual({ state: 'refused', reason: 'TEXT_TOO_LONG' })
  expect(requests).toEqual([])
})

it.each([
  [{ code: 'PHONE_BLOCKED', message: '13800138000 is on a list' }, 'PHONE_BLOCKED'],
  [{ code: 'not a code: 13800138000' }, 'REFUSED'],
  ['no JSON', 'REFUSED'],
])('keeps the code of the refusal %j, and nothing else of it', async (body, reason) => {
  expect(await gateway(422, body).send()).toEqual({ state: 'refused', reason })
})

it.each([401, 429, 500, 503])('throws where a gateway answers %i', async (status) => {
  await expect(gateway(status).send()).rejects.toThrow(`HTTP ${status}`)
})
