import { localeOf } from '@chuhai/contract'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { Call, RequestContext, SiteRegistry, VisitorSession } from '../../http/context'
import { keepVerifiedMail } from '../../messages/verified-mail'
import type { Logger } from '../../process/log'
import type { SignOnSettings } from '../../settings/sign-on'
import { hashOf } from '../../signing/secret'
import { upsertUser } from '../user/service'
import { deleteOldDevices } from './devices'
import { deleteExpiredFlows, type Flow, takeFlow } from './flows'
import { createProvider, type Provider } from './provider'
import { deleteOldLogoutTokens, endAtProvider } from './provider-logout'
import {
  createSessionStore,
  deleteEndedSessions,
  type Ending,
  type Holder,
  type OpenedSession,
  type SessionSite,
} from './sessions'
import { deleteExpiredSiteTokens, issueSiteToken, type SiteToken } from './site-tokens'
import { deleteOldTokens, linkSession, redeemToken } from './tokens'

/** A provider's answer, as the browser delivers it, and the proof that this browser started the sign-on. */
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

/** Signing in and out: connects providers and sessions. */
export const createSignOn = ({ db, settings, publicUrl, log, sites }: SignOnOptions) => {
  const sessions = createSessionStore(db, settings.sessionEnds)
  const providers = new Map(
    settings.providers.map((one) => [one.client, createProvider(one, publicUrl, log, settings.timeouts)]),
  )

  /** Returns the provider of a registration; throws NOT_FOUND. */
  const provider = (client: string): Provider => {
    const found = providers.get(client)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }

  /** Opens a session in place of the browser's previous one. */
  const open = async (holder: Holder, { cookies, now, device }: RequestContext): Promise<OpenedSession> => {
    const opened = await sessions.open({ ...holder, device }, cookies.read('session'), now)
    cookies.keep('session', opened.value, opened.cookieSeconds)
    return opened
  }

  /** Opens a session for the pages of another site that have the key; resolves with its first token. */
  const openOnSite = async (
    holder: Holder,
    site: SessionSite,
    { now, device }: RequestContext,
  ): Promise<OpenedSession & { token: SiteToken }> => {
    const opened = await sessions.open({ ...holder, device }, undefined, now, site)
    return { ...opened, token: await issueSiteToken(db, opened.value, now) }
  }

  /** Throws where the site that started a sign-on is disabled. */
  const requireSite = async ({ origin }: Flow): Promise<void> => {
    if (origin !== publicUrl && !(await sites.has(origin))) throw new ApiError('ORIGIN_FORBIDDEN')
  }

  return {
    requireSite,
    publicUrl,
    origins: [...new Set([publicUrl, ...settings.origins])],
    /** Origins whose pages this server's pages may frame. */
    frames: [...new Set([...settings.origins, ...[...providers.values()].map(({ origin }) => origin)])],
    providers,
    sessions,
    provider,
    open,
    openOnSite,

    /** Completes a sign-on, once; resolves with its user. A calling page has to be of the origin that started it. */
    async finish(
      { client, code, state, iss, proof }: SignOnAnswer,
      { now }: RequestContext,
      origin?: string,
    ): Promise<Holder> {
      const signOnProvider = provider(client)
      const flow = await takeFlow(db, { client, state, proof }, now)
      if (!flow || (origin && origin !== flow.origin)) throw new ApiError('SIGN_ON_EXPIRED')
      await requireSite(flow)
      const issuer = await signOnProvider.issuerOf(iss)
      if (issuer === null) throw new ApiError('SIGN_ON_EXPIRED')
      const { nonce, codeVerifier } = flow
      const { identity, verifiedMail, ...proven } = await signOnProvider.exchange({
        code,
        state,
        iss: issuer,
        nonce,
        codeVerifier,
      })
      const userId = await upsertUser(db, identity, now)
      if (verifiedMail !== null)
        await keepVerifiedMail(db, { userId, address: verifiedMail, locale: localeOf(flow.locale) }, now)
      return { userId, client, ...proven }
    },

    /** Opens a session by the one-time token of a query; null without a valid one. */
    async enter({ token }: { token?: string }, context: RequestContext): Promise<VisitorSession | null> {
      const proof = context.cookies.read('proof')
      if (token === undefined || proof === undefined) return null
      const holder = await redeemToken(db, token, proof, context.now)
      if (!holder) return null
      const { value, idHash } = await open(holder, context)
      await linkSession(db, token, idHash)
      const session = await sessions.find(value, context.now)
      return session && { ...session, secret: value }
    },

    /** Ends a session; resolves with the logout address of its provider. */
    async leave(ending: Ending | null, comeBack: boolean): Promise<string | null> {
      const ended = ending && (await sessions.end(ending))
      return (await (ended && providers.get(ended.client)?.logoutAddress(ended.idToken, comeBack))) ?? null
    },

    /** Ends what a provider's logout token names; resolves with the number of sessions, null for an invalid token. */
    async leftAtProvider(client: string, token: string, now: Date): Promise<number | null> {
      const logout = await provider(client).verifyLogout(token, now)
      return logout && endAtProvider(db, client, logout, now)
    },
  }
}

export type SignOn = ReturnType<typeof createSignOn>

/** Returns the session of a call, to end it. */
export const ownSession = ({ session }: Pick<Call, 'session'>): Ending | null =>
  session && { idHash: hashOf(session.secret), value: session.secret }

/** Returns the session of the visitor's cookie, to end it. */
export const cookieSession = ({ cookies }: RequestContext): Ending | null => {
  const value = cookies.read('session')
  return value === undefined ? null : { idHash: hashOf(value), value }
}

/** Deletes expired sign-ons, tokens and sessions, logout tokens that would not be accepted any more, and unused devices. */
export const deleteExpiredSignOns = async (db: Db, now: Date): Promise<void> => {
  await deleteExpiredFlows(db, now)
  await deleteOldTokens(db, now)
  await deleteEndedSessions(db, now)
  await deleteExpiredSiteTokens(db, now)
  await deleteOldLogoutTokens(db, now)
  await deleteOldDevices(db, now)
}
