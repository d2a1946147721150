import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { isLocal } from '@chuhai/contract/site-request'
import { alipayGateway, cashierSettings, type PaymentSettings } from '../modules/payment/settings'

const names = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const

type Source = Record<string, string | undefined>

const leastBits = 2048

/** The Base64 of a key, with or without the lines around it. */
const derOf = (text: string): Buffer => Buffer.from(text.replace(/-----[^-]+-----|\\n|\s/g, ''), 'base64')

const firstKey = (readers: readonly (() => KeyObject)[]): KeyObject | null => {
  for (const read of readers) {
    try {
      const key = read()
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
      return key.asymmetricKeyType === 'rsa' && bits >= leastBits ? key : null
    } catch {
      // Not of this form.
    }
  }
  return null
}

/** Alipay's tools write PKCS#8 or PKCS#1; returns Base64 of PKCS#8. */
const readPrivateKey = (text: string): string | null => {
  const key = derOf(text)
  const forms = (['pkcs8', 'pkcs1'] as const).map(
    (type) => () => createPrivateKey({ key, format: 'der', type }),
  )
  return firstKey(forms)?.export({ type: 'pkcs8', format: 'der' }).toString('base64') ?? null
}

/** The public half of a private key. */
const publicHalf = (privateKey: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')

const readPublicKey = (text: string): string | null =>
  firstKey([() => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' })])
    ?.export({ type: 'spki', format: 'der' })
    .toString('base64') ?? null

const isGateway = (text: string): boolean =>
  URL.canParse(text) &&
  (new URL(text).protocol === 'https:' || (new URL(text).protocol === 'http:' && isLocal(text)))

/** Reads where payments are taken; `wrong` has a sentence for each problem. Null where payments are off. */
export const readPayment = (
  source: Source,
  { publicUrl, cashierPort }: { publicUrl: string; cashierPort: number },
): { payment: PaymentSettings | null; wrong: string[] } => {
  const gateway = source.ALIPAY_GATEWAY
  const wrong: string[] = []
  if (gateway !== undefined && !isGateway(gateway))
    wrong.push(
      `ALIPAY_GATEWAY must be an https address such as ${alipayGateway}; http is for this machine only`,
    )
  const missing = names.filter((name) => source[name] === undefined)
  if (missing.length === names.length && gateway === undefined)
    return { payment: isLocal(publicUrl) ? cashierSettings(`http://localhost:${cashierPort}`) : null, wrong }
  wrong.push(...missing.map((name) => `${name} is missing: a shop has ${names.join(', ')}`))
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: own, ALIPAY_PUBLIC_KEY: theirs } = source
  const privateKey = own === undefined ? null : readPrivateKey(own)
  const providerPublicKey = theirs === undefined ? null : readPublicKey(theirs)
  if (appId !== undefined && !/^\d{16}$/.test(appId))
    wrong.push('ALIPAY_APP_ID must be the 16 digits of the application')
  if (own !== undefined && privateKey === null)
    wrong.push(
      `ALIPAY_PRIVATE_KEY must be the application’s RSA private key of ${leastBits} bits or more, in Base64`,
    )
  if (
    theirs !== undefined &&
    (providerPublicKey === null || (privateKey && providerPublicKey === publicHalf(privateKey)))
  )
    wrong.push(
      'ALIPAY_PUBLIC_KEY must be the public key of Alipay in Base64, and not that of the application',
    )
  if (wrong.length > 0 || !appId || !privateKey || !providerPublicKey) return { payment: null, wrong }
  return {
    payment: {
      key: 'alipay',
      name: '支付宝',
      appId,
      privateKey,
      providerPublicKey,
      gateway: gateway ?? alipayGateway,
    },
    wrong,
  }
}
