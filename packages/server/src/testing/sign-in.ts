import { randomUUID } from 'node:crypto'
import type { UserInfo } from '@chuhai/contract/user'
import type { Db } from '../database/db'
import { createKeyProofs } from '../http/key-proof'
import { sessionCookie } from '../http/visitor-cookies'
import { createSessionStore } from '../modules/sign-on/sessions'
import { issueSiteToken } from '../modules/sign-on/site-tokens'
import { type Identity, upsertUser } from '../modules/user/service'
import { noSignOn } from '../settings/sign-on'
import { createSiteKey } from './site-key'

export interface SignedIn {
  user: UserInfo
  /** For the header `Cookie`. */
  cookie: string
}

/** Creates a user, or finds the one of the same subject, and opens a real session for them. */
export const signIn = async (
  db: Db,
  identity: Partial<Identity> = {},
  now = new Date(),
): Promise<SignedIn> => {
  const subject = identity.subject ?? randomUUID()
  const person = { issuer: 'https://id.example', userName: '沈亦舟', unionId: subject, userAvatar: null }
  const userId = await upsertUser(db, { ...person, ...identity, subject }, now)
  const sessions = createSessionStore(db, noSignOn.sessionEnds)
  const { value } = await sessions.open({ userId, client: 'chuhai', idToken: null }, undefined, now)
  const session = await sessions.find(value, now)
  if (!session) throw new Error('[chuhai] the session that was opened is not there')
  return { user: session.user, cookie: `${sessionCookie}=${value}` }
}

/** Opens a session of a user for the pages of another site; resolves with a function that makes the headers of a call there. */
export const signInOnSite = async (db: Db, userId: number, origin: string, now = new Date()) => {
  const key = await createSiteKey()
  const path = '/api/user/info'
  const request = { method: 'GET', url: `http://localhost:4000${path}`, now }
  const keyThumbprint = (await createKeyProofs().verify(await key.prove({ path, now }), request)) ?? ''
  const sessions = createSessionStore(db, noSignOn.sessionEnds)
  const holder = { userId, client: 'chuhai', idToken: null }
  const { value } = await sessions.open(holder, undefined, now, { origin, keyThumbprint })
  const token = (await issueSiteToken(db, value, now)).value
  return async (path: string, method = 'GET'): Promise<Record<string, string>> => ({
    Origin: origin,
    ...(await key.headers({ path, method, token })),
  })
}
