import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const elsewhere = { PUBLIC_URL: 'https://www.example.com' }
const smtp = {
  SMTP_URL: 'smtps://notice%40example.com:p%25ss@smtp.example.com',
  MAIL_FROM: '出海云 <notice@example.com>',
}
const sms = {
  SMS_GATEWAY: 'https://sms.example.com/send',
  SMS_KEY: 'portal',
  SMS_SECRET: 'sixteen characters',
  SMS_SIGNATURE: '【出海云】',
}

describe('mail', () => {
  it('goes to the mailbox of this machine where its port is named, and nowhere elsewhere', () => {
    expect(readEnv({ MAILBOX_SMTP_PORT: '4406' }).mail).toEqual({
      host: 'localhost',
      port: 4406,
      security: 'none',
      login: null,
      from: '出海云 <no-reply@chuhai.example>',
    })
    expect(readEnv({}).mail).toBeNull()
    expect(readEnv({ ...elsewhere, MAILBOX_SMTP_PORT: '4406' }).mail).toBeNull()
  })

  it('goes to the server that is set, with its log-in', () => {
    expect(readEnv({ ...elsewhere, ...smtp }).mail).toEqual({
      host: 'smtp.example.com',
      port: 465,
      security: 'tls',
      login: { user: 'notice@example.com', password: 'p%ss' },
      from: '出海云 <notice@example.com>',
    })
  })

  it.each([
    ['smtp://smtp.example.com', { port: 587, security: 'startTls' }],
    ['smtp://smtp.example.com:2525', { port: 2525, security: 'startTls' }],
    ['smtp://127.0.0.1', { port: 25, security: 'none' }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, security: 'none' }],
  ])('is encrypted at %s, except on this machine', (SMTP_URL, expected) => {
    expect(readEnv({ ...smtp, SMTP_URL }).mail).toMatchObject(expected)
  })

  it.each([
    [{ MAIL_FROM: '' }, /SMTP_URL and MAIL_FROM belong together/],
    [{ SMTP_URL: '' }, /SMTP_URL and MAIL_FROM belong together/],
    [{ SMTP_URL: 'smtp.example.com' }, /SMTP_URL must be an address such as smtps:/],
    [{ SMTP_URL: 'https://smtp.example.com' }, /SMTP_URL must be an address such as smtps:/],
    [{ SMTP_URL: 'smtps://' }, /SMTP_URL must name a host/],
    [{ SMTP_URL: 'smtps://a:50%@smtp.example.com' }, /are written as %40 and %25/],
    [{ MAIL_FROM: '出海云' }, /MAIL_FROM must be one mail address/],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, /MAIL_FROM must be one mail address/],
    [{ MAILBOX_SMTP_PORT: 'smtp' }, /MAILBOX_SMTP_PORT must be a port number/],
  ])('is refused with %j', (change, sentence) => {
    expect(() => readEnv({ ...smtp, ...change })).toThrow(sentence)
  })
})

describe('short messages', () => {
  it('go to the mailbox of this machine where its port is named, and nowhere elsewhere', () => {
    expect(readEnv({ MAILBOX_PORT: '4405' }).sms).toEqual({
      gateway: 'http://localhost:4405/sms',
      key: 'chuhai',
      secret: 'chuhai-development-secret',
      signature: '出海云',
      templates: new Map(),
    })
    expect(readEnv({}).sms).toBeNull()
    expect(readEnv({ ...elsewhere, MAILBOX_PORT: '4405' }).sms).toBeNull()
  })

  it('go to the gateway that is set, with its ids of templates', () => {
    const SMS_TEMPLATES = 'order.paid=SMS_15301, order.paid.en=SMS_15302'
    expect(readEnv({ ...elsewhere, ...sms, SMS_TEMPLATES }).sms).toEqual({
      gateway: 'https://sms.example.com/send',
      key: 'portal',
      secret: 'sixteen characters',
      signature: '出海云',
      templates: new Map([
        ['order.paid', 'SMS_15301'],
        ['order.paid.en', 'SMS_15302'],
      ]),
    })
  })

  it.each([
    [{ SMS_KEY: '' }, /Short messages need SMS_GATEWAY, SMS_KEY, SMS_SECRET and SMS_SIGNATURE/],
    [{ SMS_GATEWAY: '' }, /Set all of them, or none/],
    [{ SMS_GATEWAY: 'http://sms.example.com' }, /SMS_GATEWAY must begin with https:/],
    [{ SMS_SECRET: 'short' }, /SMS_SECRET must have 16 characters or more/],
    [{ SMS_SIGNATURE: '云' }, /SMS_SIGNATURE must have 2 to 12 characters/],
    [{ SMS_TEMPLATES: 'SMS_15301' }, /SMS_TEMPLATES must list kinds of message/],
    [{ MAILBOX_PORT: '0' }, /MAILBOX_PORT must be a port number/],
  ])('are refused with %j', (change, sentence) => {
    expect(() => readEnv({ ...sms, ...change })).toThrow(sentence)
  })
})
