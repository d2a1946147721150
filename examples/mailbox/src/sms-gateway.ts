import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Switches } from './behaviour'
import type { MailboxSettings } from './settings'
import type { Store } from './store'

const longestSeconds = 300

const request = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  phone: v.string(),
  signature: v.pipe(v.string(), v.minLength(2), v.maxLength(12)),
  template: v.pipe(v.string(), v.minLength(1)),
  parameters: v.record(v.string(), v.string()),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  parts: v.number(),
})

const refusal = (c: Context, status: 401 | 422 | 503, code: string, message: string) =>
  c.json({ code, message }, status)

const isSigned = (secret: string, text: string, signature: string): boolean => {
  const own = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Answers the protocol of the server's README: what is signed is taken once under its id. */
export const createSmsGateway = (
  { smsKey, smsSecret }: Pick<MailboxSettings, 'smsKey' | 'smsSecret'>,
  store: Store,
  switches: Switches,
) => {
  const isKnown = (c: Context, body: string): boolean => {
    const timestamp = c.req.header('X-Sms-Timestamp') ?? ''
    const age = Math.abs(Date.now() / 1000 - Number(timestamp))
    return (
      c.req.header('X-Sms-Key') === smsKey &&
      age <= longestSeconds &&
      isSigned(smsSecret, `${timestamp}.${body}`, c.req.header('X-Sms-Signature') ?? '')
    )
  }
  return async (c: Context) => {
    const body = await c.req.text()
    if (!isKnown(c, body)) return refusal(c, 401, 'SIGNATURE_INVALID', 'Key, time or signature is wrong')
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), request), body)
    if (!parsed.success) return refusal(c, 422, 'REQUEST_INVALID', parsed.issues[0].message)
    const { id, phone, signature, template, parameters, text, parts } = parsed.output
    if (!/^1\d{10}$/.test(phone)) return refusal(c, 422, 'PHONE_INVALID', 'This is no mobile number')
    if (!text.startsWith(`【${signature}】`))
      return refusal(c, 422, 'TEXT_UNSIGNED', 'The text does not begin with its signature')
    const fate = await switches.next()
    if (fate === 'refused') return refusal(c, 422, 'PHONE_BLOCKED', 'The mailbox is to bounce')
    if (fate !== 'failed')
      store.add({ kind: 'sms', id, at: Date.now(), to: phone, text, template, parameters, parts })
    if (fate !== 'taken') return refusal(c, 503, 'BUSY', 'The mailbox is to fail')
    return c.json({ code: 'OK', id })
  }
}
