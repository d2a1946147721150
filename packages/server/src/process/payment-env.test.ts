import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, it } from 'vitest'
import { readEnv } from './env'

const newPair = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits })
const own = newPair(2048)
const alipay = newPair(2048)
const publicText = ({ publicKey }: { publicKey: KeyObject }) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const privateText = ({ privateKey }: { privateKey: KeyObject }, type: 'pkcs1' | 'pkcs8' = 'pkcs8') =>
  privateKey.export({ type, format: 'der' }).toString('base64')

const shop = {
  ALIPAY_APP_ID: '2021004100000000',
  ALIPAY_PRIVATE_KEY: privateText(own),
  ALIPAY_PUBLIC_KEY: publicText(alipay),
}

it('takes payments at the cashier of this machine, and none elsewhere', () => {
  expect(readEnv({ CASHIER_PORT: '4404' }).payment).toMatchObject({
    key: 'cashier',
    name: '演示收银台',
    gateway: 'http://localhost:4404/gateway.do',
  })
  expect(readEnv({ PUBLIC_URL: 'https://www.example.com' }).payment).toBeNull()
})

it('takes payments at Alipay, with keys in the forms that its tools write', () => {
  const read = readEnv({ ...shop, PUBLIC_URL: 'https://www.example.com' }).payment
  expect(read).toEqual({
    key: 'alipay',
    name: '支付宝',
    appId: shop.ALIPAY_APP_ID,
    privateKey: shop.ALIPAY_PRIVATE_KEY,
    providerPublicKey: shop.ALIPAY_PUBLIC_KEY,
    gateway: 'https://openapi.alipay.com/gateway.do',
  })
  const pem = own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const text of [privateText(own, 'pkcs1'), pem, pem.replaceAll('\n', '\\n')])
    expect(readEnv({ ...shop, ALIPAY_PRIVATE_KEY: text }).payment?.privateKey).toBe(shop.ALIPAY_PRIVATE_KEY)
})

it.each([
  [{ ALIPAY_APP_ID: undefined }, 'ALIPAY_APP_ID is missing'],
  [{ ALIPAY_APP_ID: 'shop' }, 'ALIPAY_APP_ID must be the 16 digits'],
  [{ ALIPAY_PRIVATE_KEY: publicText(own) }, 'ALIPAY_PRIVATE_KEY must be the application’s RSA private key'],
  [{ ALIPAY_PRIVATE_KEY: privateText(newPair(1024)) }, '2048 bits or more'],
  [{ ALIPAY_PUBLIC_KEY: 'abc' }, 'ALIPAY_PUBLIC_KEY must be the public key of Alipay'],
  [{ ALIPAY_PUBLIC_KEY: publicText(own) }, 'and not that of the application'],
  [{ ALIPAY_GATEWAY: 'http://openapi.alipay.com/gateway.do' }, 'ALIPAY_GATEWAY must be an https address'],
])('refuses %j', (change, sentence) => {
  expect(() => readEnv({ ...shop, ...change })).toThrow(sentence)
})
