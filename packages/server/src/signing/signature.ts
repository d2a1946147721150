import { createHmac, timingSafeEqual } from 'node:crypto'

const digestOf = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** Signs a text with HMAC-SHA-256: 43 characters of base64url. */
export const sign = (key: string | Uint8Array, text: string): string =>
  digestOf(key, text).toString('base64url')

/** Returns whether a signature is that of a text, in a time that tells nothing about either. */
export const isSigned = (key: string | Uint8Array, text: string, signature: string): boolean => {
  const given = Buffer.from(signature, 'base64url')
  const own = digestOf(key, text)
  return given.length === own.length && timingSafeEqual(given, own)
}
