import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { hashOf } from '../signing/secret'

/** The request that a proof is for; by default of now, with an id of its own. */
export interface Proven {
  method?: string
  /** The path with `/api`. */
  path: string
  token?: string
  now?: Date
  id?: string
  origin?: string
}

/** The key of a page of another site. */
export interface SiteKey {
  prove(request: Proven): Promise<string>
  /** The headers of a call with a token. */
  headers(request: Proven & { token: string }): Promise<Record<string, string>>
}

export const createSiteKey = async (): Promise<SiteKey> => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const prove: SiteKey['prove'] = ({ method = 'GET', path, token, now = new Date(), id, origin }) => {
    const [pathname] = path.split('?')
    const ath = token && hashOf(token)
    return new SignJWT({ htm: method, htu: `${origin ?? 'http://localhost:4000'}${pathname}`, ath })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
      .setIssuedAt(now)
      .setJti(id ?? randomUUID())
      .sign(privateKey)
  }
  return {
    prove,
    headers: async (request) => ({
      Authorization: `DPoP ${request.token}`,
      DPoP: await prove(request),
    }),
  }
}
