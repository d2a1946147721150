import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

const event = 'http://schemas.openid.net/event/backchannel-logout'
const maxAgeSeconds = 5 * 60
const clockToleranceSeconds = 30
const keysTimeoutMs = 3000

/** How long a token may be accepted, so that it has to be remembered for that time. */
export const logoutTokenLifetimeMs = 2 * maxAgeSeconds * 1000

/** What was signed out at a provider: one of its sessions, or all of a user. */
export interface ProviderLogout {
  /** The token's id, which is accepted once. */
  id: string
  issuer: string
  subject: string | null
  /** The provider's own session. */
  sid: string | null
}

interface Expected {
  issuer: string
  clientId: string
  now: Date
}

/** These say that the keys could not be read, and nothing about the token. */
const keyFailures = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

const isInvalid = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !keyFailures.has(error.code)

const text = /^[^\p{Cc}\p{Surrogate}]{1,255}$/u

/** Returns the text of a claim; null where it is missing, undefined where it is none. */
const textClaim = (value: unknown): string | null | undefined => {
  if (value === undefined) return null
  return typeof value === 'string' && text.test(value) ? value : undefined
}

/** Returns what a verified token says; null where it is no logout token, such as an id_token. */
const readClaims = ({ iss, jti, sub, sid, events, nonce }: JWTPayload): ProviderLogout | null => {
  const [id, subject, session] = [jti, sub, sid].map(textClaim)
  const happened = (events as Record<string, unknown> | undefined)?.[event]
  const isLogout = typeof happened === 'object' && happened !== null && nonce === undefined
  if (!isLogout || !id || !iss || subject === undefined || session === undefined) return null
  return subject || session ? { id, issuer: iss, subject, sid: session } : null
}

/** The keys of a provider, read when a token needs one that is not known. */
export const readKeys = (address: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), { timeoutDuration: keysTimeoutMs })

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); null for an invalid one. Throws where the provider's
 * keys cannot be read.
 */
export const verifyLogoutToken = async (
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, now }: Expected,
): Promise<ProviderLogout | null> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: maxAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    })
    return readClaims(payload)
  } catch (error) {
    if (isInvalid(error)) return null
    throw error
  }
}
