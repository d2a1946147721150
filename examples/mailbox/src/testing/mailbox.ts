import { createHmac } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openMailbox, type RunningMailbox } from '../open-mailbox'
import { defaults } from '../settings'

/** A mailbox on free ports for all tests of a file, and what a portal sends there. */
export const setUpMailbox = () => {
  let mailbox: RunningMailbox
  const settings = { ...defaults, port: 0, smtpPort: 0, keep: 20, slowMs: 50 }
  beforeAll(async () => {
    mailbox = await openMailbox(settings)
  })
  afterEach(() => {
    mailbox.behave('normal')
    mailbox.clear()
  })
  afterAll(() => mailbox.close())

  return {
    box: () => mailbox,
    page: (path = '/') => fetch(`${mailbox.address}${path}`),
    async send(mail: SendMailOptions) {
      const transport = createTransport({ host: '127.0.0.1', port: mailbox.smtpPort, ignoreTLS: true })
      try {
        return await transport.sendMail({
          from: '出海云 <no-reply@chuhai.example>',
          to: 'lin@example.com',
          ...mail,
        })
      } finally {
        transport.close()
      }
    },
    sms(change: object = {}, { secret = settings.smsSecret, key = settings.smsKey, ageSeconds = 0 } = {}) {
      const body = JSON.stringify({
        id: 'one',
        phone: '13800138000',
        signature: '出海云',
        template: 'order.paid',
        parameters: { number: 'A1' },
        text: '【出海云】订单 A1 已支付。',
        parts: 1,
        ...change,
      })
      const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
      return fetch(`${mailbox.address}/sms`, {
        method: 'POST',
        headers: { 'X-Sms-Key': key, 'X-Sms-Timestamp': timestamp, 'X-Sms-Signature': signature },
        body,
      })
    },
  }
}
