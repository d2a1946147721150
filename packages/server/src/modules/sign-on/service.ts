import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { Arrival, Session, SiteRegistry } from '../../http/context'
import type { Logger } from '../../process/log'
import { upsertUser } from '../user/service'
import { deleteExpiredFlows, type Flow, takeFlow } from './flows'
import { createProvider, type Provider } from './provider'
import { hashOf } from './secrets'
import {
  createSessionStore,
  deleteEndedSessions,
  type Ending,
  type Holder,
  type OpenedSession,
  type SessionStore,
} from './sessions'
import type { SignOnSettings } from './settings'
import { deleteOldTokens, linkSession, redeemToken, revokeToken } from './tokens'

/** What the browser brings back of a sign-on, and the proof that it is the one that began it. */
interface SignOnAnswer {
  client: string
  code: string
  state: string
  iss: string | undefined
  proof: string
}

interface SignOnOptions {
  db: Db
  settings: SignOnSettings
  publicUrl: string
  log: Logger
  sites: SiteRegistry
}

/** Signing in and out: providers on one side, sessions on the other. */
export interface SignOn {
  publicUrl: string
  origins: readonly string[]
  /** Origins whose pages stand in the frames of ours. */
  frames: readonly string[]
  providers: ReadonlyMap<string, Provider>
  sessions: SessionStore
  /** The provider of a registration, or 404. */
  provider(client: string): Provider
  /** Throws where the site that began a sign-on has been disabled meanwhile. */
  requireSite(flow: Flow): Promise<void>
  /** Ends a sign-on, once; answers who it is. A page that asks is of the origin that began it. */
  finish(answer: SignOnAnswer, arrival: Arrival, origin?: string): Promise<Holder>
  /** Gives the browser a session in place of the one it had. */
  open(holder: Holder, arrival: Arrival): Promise<OpenedSession>
  /** Opens a session by the one-time token of a query, where there is a good one. */
  enter(query: { token?: string }, arrival: Arrival): Promise<Session | null>
  /** Ends a session; answers where the provider's own ends. */
  leave(ending: Ending | null, comeBack: boolean): Promise<string | null>
}

export const createSignOn = ({ db, settings, publicUrl, log, sites }: SignOnOptions): SignOn => {
  const sessions = createSessionStore(db, settings.sessionEnds)
  const providers = new Map(
    settings.providers.map((one) => [one.client, createProvider(one, publicUrl, log)]),
  )

  const provider = (client: string): Provider => {
    const found = providers.get(client)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }

  const open = async (holder: Holder, { cookies, now }: Arrival): Promise<OpenedSession> => {
    const opened = await sessions.open(holder, cookies.read('session'), now)
    cookies.keep('session', opened.value, opened.cookieSeconds)
    return opened
  }

  const requireSite = async ({ origin }: Flow): Promise<void> => {
    if (origin !== publicUrl && !(await sites.has(origin))) throw new ApiError('ORIGIN_FORBIDDEN')
  }

  return {
    requireSite,
    publicUrl,
    origins: [...new Set([publicUrl, ...settings.origins])],
    frames: [
      ...new Set([...settings.origins, ...settings.providers.map(({ issuer }) => new URL(issuer).origin)]),
    ],
    providers,
    sessions,
    provider,
    open,

    async finish({ client, code, state, iss, proof }, { now }, origin) {
      const signOnProvider = provider(client)
      const flow = await takeFlow(db, { client, state, proof }, now)
      if (!flow || (origin && origin !== flow.origin)) throw new ApiError('SIGN_ON_EXPIRED')
      await requireSite(flow)
      const issuer = await signOnProvider.issuerOf(iss)
      if (issuer === null) throw new ApiError('SIGN_ON_EXPIRED')
      const { nonce, codeVerifier } = flow
      const { identity, idToken } = await signOnProvider.exchange({
        code,
        state,
        iss: issuer,
        nonce,
        codeVerifier,
      })
      return { userId: await upsertUser(db, identity, now), client, idToken }
    },

    async enter({ token }, arrival) {
      const proof = arrival.cookies.read('proof')
      if (token === undefined || proof === undefined) return null
      const holder = await redeemToken(db, token, proof, arrival.now)
      if (!holder) return null
      const { value, idHash } = await open(holder, arrival)
      await linkSession(db, token, idHash)
      return sessions.find(value, arrival.now)
    },

    async leave(ending, comeBack) {
      const ended = ending && (await sessions.end(ending))
      return (await (ended && providers.get(ended.client)?.logoutAddress(ended.idToken, comeBack))) ?? null
    },
  }
}

/** The session that the visitor's cookie names. */
export const ownSession = ({ cookies }: Arrival): Ending | null => {
  const value = cookies.read('session')
  return value === undefined ? null : { idHash: hashOf(value), value }
}

/** The session that a mini-programme's token has opened; the token is worth nothing afterwards. */
export const sessionOfToken = (db: Db, token: string, client?: string): Promise<Ending | null> =>
  revokeToken(db, token, client)

/** Clears sign-ons, tokens and sessions whose time is over. */
export const deleteExpiredSignOns = async (db: Db, now: Date): Promise<void> => {
  await deleteExpiredFlows(db, now)
  await deleteOldTokens(db, now)
  await deleteEndedSessions(db, now)
}
