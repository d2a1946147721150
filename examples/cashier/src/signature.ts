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
const signText = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), key).toString('base64')

export const isSigned = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))

/** Signs what the cashier sends. */
export const createSigner = (key: KeyObject) => ({
  /** A form with `sign`, as notifications and return addresses have it; `sign_type` is not covered. */
  form(fields: Record<string, string>): string {
    const signature = signText(textToSign(fields, []), key)
    return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature }).toString()
  },
  /** The text of an answer; the signature covers the inner object as it is written. */
  answer(method: string, content: object): string {
    const text = JSON.stringify(content)
    const name = `${method.replaceAll('.', '_')}_response`
    return `{"${name}":${text},"sign":"${signText(text, key)}"}`
  },
})

export type Signer = ReturnType<typeof createSigner>
