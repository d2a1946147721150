import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** What a signature covers: every parameter but `left`, sorted, without empty ones. */
export const textToSign = (parameters: Record<string, string>, left: readonly string[]): string =>
  Object.keys(parameters)
    .filter((name) => !left.includes(name) && parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')

export const readPublicKey = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

export const readPrivateKey = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })

/** RSA2 is RSA with SHA-256. */
export const signText = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), key).toString('base64')

export const isSigned = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
