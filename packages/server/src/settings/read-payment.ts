import { createPublicKey, type KeyObject } from 'node:crypto'
import { isLocal } from '@chuhai/contract/site-request'
import { type Pasted, readPasted } from './pasted'
import { alipayGateway, cashierSettings, type PaymentSettings } from './payment'

const names = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const

type Source = Record<string, string | undefined>

const leastBits = 2048

const isStrong = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits

const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64')

/** What was pasted in the place of a key, and what to do then. */
const instead: Record<Exclude<Pasted['kind'], 'private' | 'public'>, string> = {
  certificate:
    'is a certificate: choose the public-key mode (公钥模式) of the application and copy the key from there',
  'file name': 'is the name of a file: paste what stands in the file',
  nothing: 'is empty: paste the key',
  unknown: 'is no RSA key: paste all of it, in Base64, with or without the lines around it',
}

type Read = { key: KeyObject } | { problem: string }

const readPrivateKey = (text: string): Read => {
  const pasted = readPasted(text)
  if (pasted.kind === 'public')
    return { problem: 'is a public key: paste the application’s private key (应用私钥)' }
  if (pasted.kind !== 'private') return { problem: instead[pasted.kind] }
  return isStrong(pasted.key) ? pasted : { problem: `must be an RSA key of ${leastBits} bits or more` }
}

const readPublicKey = (text: string, own: KeyObject | null): Read => {
  const pasted = readPasted(text)
  if (pasted.kind === 'private')
    return { problem: 'is a private key: paste the public key of Alipay (支付宝公钥)' }
  if (pasted.kind !== 'public') return { problem: instead[pasted.kind] }
  if (!isStrong(pasted.key)) return { problem: `must be an RSA key of ${leastBits} bits or more` }
  if (own && spki(pasted.key) === spki(createPublicKey(own)))
    return {
      problem:
        'is the application’s own public key (应用公钥): paste that of Alipay (支付宝公钥), which the platform shows beside it',
    }
  return pasted
}

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
  const digits = appId?.normalize('NFKC')
  const privateKey = own === undefined ? null : readPrivateKey(own)
  const ownKey = privateKey && 'key' in privateKey ? privateKey.key : null
  const publicKey = theirs === undefined ? null : readPublicKey(theirs, ownKey)
  const theirKey = publicKey && 'key' in publicKey ? publicKey.key : null
  if (digits !== undefined && !/^\d{16}$/.test(digits))
    wrong.push('ALIPAY_APP_ID must be the 16 digits of the application')
  if (privateKey && 'problem' in privateKey) wrong.push(`ALIPAY_PRIVATE_KEY ${privateKey.problem}`)
  if (publicKey && 'problem' in publicKey) wrong.push(`ALIPAY_PUBLIC_KEY ${publicKey.problem}`)
  if (wrong.length > 0 || !digits || !ownKey || !theirKey) return { payment: null, wrong }
  return {
    payment: {
      key: 'alipay',
      name: '支付宝',
      appId: digits,
      // Alipay's tools write PKCS#8 or PKCS#1.
      privateKey: ownKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      providerPublicKey: spki(theirKey),
      gateway: gateway ?? alipayGateway,
    },
    wrong,
  }
}
