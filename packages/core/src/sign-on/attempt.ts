import { loadOnce } from '@chuhai/host-page'
import { base64url } from '../site-session/base64url'

/** One attempt to sign in: `state` and `challenge` are sent, `proof` is kept until the code is exchanged. */
export interface SignOnAttempt {
  state: string
  proof: string
  challenge: string
}

const loadDigest = loadOnce(() => import('./sha256'))

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256; on pages without https, which have no `crypto.subtle`, the function is loaded. */
const digest = async (text: string): Promise<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const { sha256 } = await loadDigest()
  return sha256(bytes)
}

/**
 * Creates a sign-on attempt that only its holder can finish, once: `challenge` is the SHA-256 of `proof` (PKCE).
 *
 * @example
 * const { state, proof, challenge } = await createAttempt()
 */
export const createAttempt = async (): Promise<SignOnAttempt> => {
  const proof = random()
  return { state: random(), proof, challenge: base64url(await digest(proof)) }
}
