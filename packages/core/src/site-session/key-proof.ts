import { base64url } from './base64url'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const encoder = new TextEncoder()

/** Creates a key that no script can read, this one included. */
export const createKeys = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])

/** The request that a proof is for. */
export interface ProvenRequest {
  method: string
  /** The address without its query. */
  url: string
  /** The token that it comes with. */
  token?: string
  /** By the server's clock, in milliseconds. */
  now: number
}

const json = (value: unknown): string => base64url(encoder.encode(JSON.stringify(value)))

/** Signs a proof that the page has the key (DPoP, RFC 9449). */
export const proofOf = async (
  { publicKey, privateKey }: CryptoKeyPair,
  { method, url, token, now }: ProvenRequest,
): Promise<string> => {
  const { subtle } = crypto
  const { kty, crv, x, y } = await subtle.exportKey('jwk', publicKey)
  const hash = token && base64url(new Uint8Array(await subtle.digest('SHA-256', encoder.encode(token))))
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
  const claims = {
    jti: base64url(crypto.getRandomValues(new Uint8Array(16))),
    htm: method,
    htu: url,
    iat: Math.floor(now / 1000),
    ath: hash,
  }
  const signed = `${json(header)}.${json(claims)}`
  const signature = await subtle.sign(algorithm, privateKey, encoder.encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}
