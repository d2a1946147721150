import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'chuhai sign-on at rest', 32))

/** Encrypts a text with a secret whose hash alone is stored, so that the database alone does not reveal it. */
export const seal = (text: string, secret: string): string => {
  const iv = randomBytes(ivBytes)
  const encrypting = createCipheriv(cipher, keyOf(secret), iv)
  const encrypted = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return Buffer.concat([iv, encrypting.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts a text; null with another secret, and for a text that `seal` did not produce. */
export const unseal = (sealed: string, secret: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  const decrypting = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes))
  decrypting.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = decrypting.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, decrypting.final()]).toString('utf8')
  } catch {
    return null
  }
}
