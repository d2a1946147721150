import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  jwk: object
}

export const createSigningKey = (kid: string): SigningKey => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } }
}

/** The signature of an id_token; anything but RS256 with the published key is a forgery. */
export type Signing = { key: SigningKey } | { secret: string } | 'none'

/** A signed or forged JWT. */
export const idToken = (claims: object, signing: Signing): string => {
  if (signing === 'none') return `${encode({ alg: 'none' })}.${encode(claims)}.`
  if ('secret' in signing) {
    const text = `${encode({ alg: 'HS256' })}.${encode(claims)}`
    return `${text}.${createHmac('sha256', signing.secret).update(text).digest('base64url')}`
  }
  const { kid, privateKey } = signing.key
  const text = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
}
