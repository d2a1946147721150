import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { Store } from '../store/store'

export interface Secrets {
  /** Signs the tokens. */
  signingKey: JWK
  /** Sign the cookies. */
  cookieKeys: string[]
}

const key = 'secrets'

const makeSecrets = async (): Promise<Secrets> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const jwk = privateKey.export({ format: 'jwk' })
  return {
    signingKey: { ...jwk, kty: 'RSA', kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' } as JWK,
    cookieKeys: [randomBytes(32).toString('base64url')],
  }
}

/** Made once, then kept: tokens and cookies stay valid over a restart. */
export const readSecrets = async (store: Store): Promise<Secrets> => {
  const kept = await store.get<Secrets>(key)
  if (kept) return kept
  const made = await makeSecrets()
  await store.write([{ key, value: made }])
  return made
}
