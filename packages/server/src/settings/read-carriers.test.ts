import { expect, it } from 'vitest'
import { readEnv } from './env'

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
const account = {
  CARRIER_URL: 'https://carriers.example/',
  CARRIER_KEY: 'portal-of-the-carriers',
  CARRIER_SECRET: secret,
}

it('is the development carrier where its port is named on this machine, and nobody elsewhere', () => {
  expect(readEnv({}).carriers).toEqual({ gateway: null, seventeenTrack: null })
  expect(readEnv({ CARRIER_PORT: '4407' }).carriers.gateway).toMatchObject({
    url: 'http://localhost:4407',
    noticeUrl: 'http://localhost:4000/api/logistics/carrier/gateway/notice',
  })
  const elsewhere = { CARRIER_PORT: '4407', PUBLIC_URL: 'https://www.example.com' }
  expect(readEnv(elsewhere).carriers.gateway).toBeNull()
})

it('takes an account at a gateway, and one at 17TRACK', () => {
  expect(readEnv({ ...account, PUBLIC_URL: 'https://www.example.com' }).carriers.gateway).toEqual({
    url: 'https://carriers.example',
    key: account.CARRIER_KEY,
    secret,
    noticeUrl: 'https://www.example.com/api/logistics/carrier/gateway/notice',
  })
  const numbers = { SEVENTEEN_TRACK_KEY: 'A'.repeat(32), SEVENTEEN_TRACK_CARRIERS: 'yunexpress=190008' }
  expect(readEnv(numbers).carriers.seventeenTrack).toEqual({
    url: 'https://api.17track.net/track/v2.2',
    key: 'A'.repeat(32),
    carriers: new Map([['yunexpress', 190_008]]),
  })
})

it.each([
  [{ ...account, CARRIER_SECRET: '' }, /Carriers need CARRIER_URL, CARRIER_KEY and CARRIER_SECRET/],
  [{ ...account, CARRIER_URL: 'http://carriers.example' }, /CARRIER_URL must begin with https:/],
  [{ ...account, CARRIER_KEY: 'short' }, /CARRIER_KEY must have 16 characters or more/],
  [{ ...account, CARRIER_SECRET: 'short' }, /CARRIER_SECRET must be a Standard Webhooks secret/],
  [{ SEVENTEEN_TRACK_CARRIERS: 'yunexpress' }, /SEVENTEEN_TRACK_CARRIERS must list keys/],
])('refuses %j', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence)
})
