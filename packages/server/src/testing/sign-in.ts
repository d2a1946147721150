import { randomUUID } from 'node:crypto'
import type { UserInfo } from '@chuhai/contract/user'
import type { Db } from '../database/db'
import { sessionCookie } from '../http/visitor-cookies'
import { createSessionStore } from '../modules/sign-on/sessions'
import { noSignOn } from '../modules/sign-on/settings'
import { type Identity, upsertUser } from '../modules/user/service'

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
