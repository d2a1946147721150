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

/** A certificate, as that mode of the platform offers for download. */
const certificate = [
  'MIIBbTCCAROgAwIBAgIUZRhyvqPSjt4v9AHTQ3AS/WiX1b0wCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBYTAeFw0yNjExMjcwMjEz',
  'MTNaFw0zNjExMjQwMjEzMTNaMAwxCjAIBgNVBAMMAWEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATuasFxcxOPGKjkAMH+f4r/',
  'jOaalwvXhsUoNeMmS0W/WE3aCdHOJmKSt3OGdqJ9CUqShPp2fD5nabjfUK3BSuy8o1MwUTAdBgNVHQ4EFgQUyej20x0XeOCkTaau',
  'EemJzAN3BHUwHwYDVR0jBBgwFoAUyej20x0XeOCkTaauEemJzAN3BHUwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBF',
  'AiEAvAvSfvomA3V0BZ+22Bk6zcfn+pxijy612QDH7Eu7BvUCICPAPpi0PlwJiEF1xRVovEvOlqlwVcb7UBY6UvXyQEKG',
].join('')

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
  const forms = [
    privateText(own, 'pkcs1'),
    pem,
    pem.replaceAll('\n', '\\n'),
    pem.replaceAll('\n', '\\r\\n'),
    pem.replaceAll('\n', '\r\n'),
    pem.replaceAll('-----', '----'),
    `"${pem}"`,
    `\ufeff${privateText(own)}\u3000`,
  ]
  for (const text of forms)
    expect(readEnv({ ...shop, ALIPAY_PRIVATE_KEY: text }).payment?.privateKey).toBe(shop.ALIPAY_PRIVATE_KEY)
})

it('takes Alipay’s public key and the number of the application as they are pasted', () => {
  const pem = alipay.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const pkcs1 = alipay.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  for (const text of [
    pem,
    pkcs1,
    pem.replaceAll('\n', '\\r\\n'),
    pem.replaceAll('-----', '----'),
    `“${pem}”`,
  ])
    expect(readEnv({ ...shop, ALIPAY_PUBLIC_KEY: text }).payment?.providerPublicKey).toBe(
      shop.ALIPAY_PUBLIC_KEY,
    )
  for (const text of [` ${shop.ALIPAY_APP_ID}\n`, '２０２１００４１００００００００'])
    expect(readEnv({ ...shop, ALIPAY_APP_ID: text }).payment?.appId).toBe(shop.ALIPAY_APP_ID)
})

it.each([
  [{ ALIPAY_APP_ID: undefined }, 'ALIPAY_APP_ID is missing'],
  [{ ALIPAY_APP_ID: 'shop' }, 'ALIPAY_APP_ID must be the 16 digits'],
  [{ ALIPAY_PRIVATE_KEY: publicText(own) }, 'ALIPAY_PRIVATE_KEY is a public key'],
  [{ ALIPAY_PRIVATE_KEY: privateText(newPair(1024)) }, '2048 bits or more'],
  [{ ALIPAY_PUBLIC_KEY: 'abc' }, 'ALIPAY_PUBLIC_KEY is no RSA key'],
  [{ ALIPAY_PUBLIC_KEY: publicText(own) }, 'ALIPAY_PUBLIC_KEY is the application’s own public key'],
  [{ ALIPAY_PUBLIC_KEY: privateText(alipay) }, 'ALIPAY_PUBLIC_KEY is a private key'],
  [{ ALIPAY_PUBLIC_KEY: 'alipayCertPublicKey_RSA2.crt' }, 'ALIPAY_PUBLIC_KEY is the name of a file'],
  [{ ALIPAY_PUBLIC_KEY: certificate }, 'ALIPAY_PUBLIC_KEY is a certificate'],
  [
    { ALIPAY_PUBLIC_KEY: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----` },
    'choose the public-key mode',
  ],
  [{ ALIPAY_PUBLIC_KEY: '　' }, 'ALIPAY_PUBLIC_KEY is missing'],
  [{ ALIPAY_GATEWAY: 'http://openapi.alipay.com/gateway.do' }, 'ALIPAY_GATEWAY must be an https address'],
])('refuses %j', (change, sentence) => {
  expect(() => readEnv({ ...shop, ...change })).toThrow(sentence)
})
