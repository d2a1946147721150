import { expect, it } from 'vitest'
import { readEnv } from './env'

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`

it('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: '.data',
    LOG_LEVEL: 'info',
  })
})

it('takes the public address from the port unless it is told', () => {
  expect(readEnv({ PORT: '4100' }).PUBLIC_URL).toBe('http://localhost:4100')
  expect(readEnv({ PUBLIC_URL: 'https://www.example.com/' }).PUBLIC_URL).toBe('https://www.example.com')
})

it('treats an empty value as none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 4000 })
})

it.each([
  [{ PORT: '70000' }, /PORT must be a port number/],
  [{ PORT: 'http' }, /PORT must be a port number/],
  [{ PUBLIC_URL: 'www.example.com' }, /PUBLIC_URL must be an address such as/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address such as postgres/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be a whole number/],
  [{ WEBHOOK_URL: 'https://crm.example' }, /WEBHOOK_SECRET is not/],
  [
    { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'short' },
    /WEBHOOK_SECRET must be a Standard Webhooks secret/,
  ],
])('says what is wrong with %o', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence)
})

it('accepts a webhook with its secret', () => {
  expect(readEnv({ WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: secret }).WEBHOOK_SECRET).toBe(secret)
})
