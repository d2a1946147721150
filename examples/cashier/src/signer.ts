import type { KeyObject } from 'node:crypto'
import { signText, textToSign } from './signature'

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
