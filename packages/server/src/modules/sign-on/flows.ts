import type { Locale } from '@chuhai/contract'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { ApiError } from '../../http/api-error'
import { hashOf } from '../../signing/secret'
import { dayMs } from '../../time/durations'
import { seal, unseal } from './secrets'
import { signOnFlows } from './tables'

const lifetimeMs = 10 * 60 * 1000
/** Expired flows are kept for a day, so that a late callback gets a clear error. */
const keptMs = dayMs

/** A stored sign-on; its code verifier is encrypted with the state. */
export type Flow = typeof signOnFlows.$inferSelect

/** Where a sign-on ends: in the page that started it, or at an address of this server. */
export type FlowDisplay = 'frame' | 'popup' | 'page' | 'service' | 'applet'

interface NewFlow {
  state: string
  client: string
  challenge: string
  nonce: string
  codeVerifier: string
  display: FlowDisplay
  origin: string
  returnTo: string
  locale: Locale
}

/** Saves a new sign-on. A reloaded frame starts the same one again; a different one with that state is refused. */
export const saveFlow = async (db: Db, { state, ...flow }: NewFlow, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const { nonce, client, challenge, origin, display, returnTo } = flow
  const codeVerifier = seal(flow.codeVerifier, state)
  const isTheSame = [
    eq(signOnFlows.client, client),
    eq(signOnFlows.challenge, challenge),
    eq(signOnFlows.origin, origin),
    eq(signOnFlows.display, display),
    eq(signOnFlows.returnTo, returnTo),
  ]
  const saved = await db
    .insert(signOnFlows)
    .values({ ...flow, codeVerifier, stateHash: hashOf(state), expiresAt })
    .onConflictDoUpdate({
      target: signOnFlows.stateHash,
      set: { nonce, codeVerifier, expiresAt },
      setWhere: and(isNull(signOnFlows.usedAt), ...isTheSame),
    })
    .returning({ stateHash: signOnFlows.stateHash })
  if (saved.length === 0) throw new ApiError('REQUEST_INVALID')
}

/** Finds the sign-on of a state, expired or not. */
export const findFlow = async (db: Db, client: string, state: string): Promise<Flow | null> => {
  const [flow] = await db
    .select()
    .from(signOnFlows)
    .where(and(eq(signOnFlows.stateHash, hashOf(state)), eq(signOnFlows.client, client)))
  return flow ?? null
}

export const isOpen = (flow: Flow, now: Date): boolean => flow.usedAt === null && flow.expiresAt > now

interface Claim {
  client: string
  state: string
  /** The secret behind the challenge; only the page or browser that started the sign-on has it. */
  proof: string
}

/** Claims a sign-on: only the first caller with state and proof gets it, before it expires. */
export const takeFlow = async (db: Db, { client, state, proof }: Claim, now: Date): Promise<Flow | null> => {
  const [flow] = await db
    .update(signOnFlows)
    .set({ usedAt: now })
    .where(
      and(
        eq(signOnFlows.stateHash, hashOf(state)),
        eq(signOnFlows.client, client),
        eq(signOnFlows.challenge, hashOf(proof)),
        isNull(signOnFlows.usedAt),
        gt(signOnFlows.expiresAt, now),
      ),
    )
    .returning()
  if (!flow) return null
  const codeVerifier = unseal(flow.codeVerifier, state)
  return codeVerifier === null ? null : { ...flow, codeVerifier }
}

export const deleteExpiredFlows = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, signOnFlows, lt(signOnFlows.expiresAt, new Date(now.getTime() - keptMs)))
}
