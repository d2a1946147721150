import type { UserInfo } from '@chuhai/contract/user'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { organisationsOf } from '../organisation/service'
import { users } from './tables'

/** A user as their provider identifies them. */
export interface Identity {
  issuer: string
  subject: string
  userName: string
  unionId: string
  userAvatar: string | null
}

/** Inserts a user, or updates these columns of a known one; returns their id. */
const saveUser = async (
  db: Db,
  identity: Identity,
  now: Date,
  set: Partial<typeof users.$inferInsert>,
): Promise<number> => {
  const [user] = await db
    .insert(users)
    .values({ ...identity, createdAt: now, lastSignedInAt: now })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set })
    .returning({ id: users.id })
  if (!user) throw new Error('[chuhai] the user was not written')
  return user.id
}

/** Saves a user who signed in, under their current name; returns their id. */
export const upsertUser = (db: Db, identity: Identity, now: Date): Promise<number> => {
  const { userName, unionId, userAvatar } = identity
  return saveUser(db, identity, now, { userName, unionId, userAvatar, lastSignedInAt: now })
}

/** Returns the id of a provider's user, also before their first sign-in; a known user stays as they are. */
export const requireUser = (db: Db, identity: Identity, now: Date): Promise<number> =>
  saveUser(db, identity, now, { issuer: identity.issuer })

/** A user with their organisations as a value in another query (specification, section 3). */
export const userInfoOf = (userId: SQLWrapper): SQL<UserInfo> =>
  sql`(select json_build_object('id', ${users.id}::text, 'userName', ${users.userName}, 'unionId', ${users.unionId},
    'userAvatar', ${users.userAvatar}, 'userOrgInfoList', ${organisationsOf(users.id)})
    from ${users} where ${users.id} = ${userId})`
