import { isLocal } from '@chuhai/contract/site-request'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'

export const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number between 1 and 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a port number between 1 and 65535'),
  v.maxValue(65_535, 'must be a port number between 1 and 65535'),
)

export const port = (fallback: number) => v.optional(portNumber, String(fallback))

export const count = (fallback: number, min = 0, max = 999_999_999, reason = '') =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less${reason}`),
  )

export const days = (fallback: number) => count(fallback, 1, 365)

export const seconds = (fallbackMs: number) => count(fallbackMs / 1000, 1, 600)

export const address = (schemes: string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : ''
      return schemes.includes(scheme)
    }, `must be an address such as ${example}`),
  )

/** An address that receives personal data or keys: https, unless it is local. */
export const secureAddress = (example: string) =>
  v.pipe(
    address(['https', 'http'], example),
    v.check(
      (value) => !value.startsWith('http:') || isLocal(value),
      `must begin with https:, such as ${example}; http: is for this machine only`,
    ),
  )

const isWebhookSecret = (value: string): boolean => {
  try {
    return Boolean(new Webhook(value))
  } catch {
    return false
  }
}

export const webhookSecret = v.pipe(
  v.string(),
  v.check(
    (value) => value.length >= 30 && isWebhookSecret(value),
    'must be a Standard Webhooks secret: whsec_ followed by 24 random bytes or more in base64; make one with ' +
      `node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  ),
)
