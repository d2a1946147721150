import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'

/** How old a proof may be. */
const ageSeconds = 60
/** How far the clock of a device may be ahead. */
const toleranceSeconds = 30
/** How many proofs are remembered; the oldest are over long before. */
const rememberedProofs = 100_000

/** The request that a proof has to be for. */
export interface ProvenRequest {
  method: string
  /** The address without its query. */
  url: string
  /** The token that it comes with; none where a session begins. */
  token?: string
  now: Date
}

/** Verifies that a page has the key of its session (DPoP, RFC 9449). A process accepts each proof once. */
export const createKeyProofs = () => {
  const used = new Map<string, number>()

  /** Returns whether a proof comes for the first time. */
  const use = (id: string, now: Date): boolean => {
    for (const [known, endsAt] of used) {
      if (endsAt > now.getTime() && used.size < rememberedProofs) break
      used.delete(known)
    }
    if (used.has(id)) return false
    used.set(id, now.getTime() + (ageSeconds + 2 * toleranceSeconds) * 1000)
    return true
  }

  return {
    /** Resolves with the thumbprint (RFC 7638) of the key that has signed; null for any other text. */
    async verify(proof: string, { method, url, token, now }: ProvenRequest): Promise<string | null> {
      try {
        const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
          typ: 'dpop+jwt',
          algorithms: ['ES256'],
          requiredClaims: ['jti', 'iat'],
          maxTokenAge: ageSeconds,
          clockTolerance: toleranceSeconds,
          currentDate: now,
        })
        const { jti, htm, htu, ath } = payload
        const hash = token && createHash('sha256').update(token).digest('base64url')
        if (htm !== method || htu !== url || ath !== hash || !protectedHeader.jwk) return null
        const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk)
        return use(`${thumbprint} ${jti}`, now) ? thumbprint : null
      } catch {
        return null
      }
    },
  }
}

export type KeyProofs = ReturnType<typeof createKeyProofs>
