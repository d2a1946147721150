import type { UserInfo } from '@chuhai/contract/user'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { organisationsOf } from '../organisation/service'
import { users } from './tables'

/** Who a provider says has signed in. */
export interface Identity {
  issuer: string
  subject: string
  userName: string
  unionId: string
  userAvatar: string | null
}

/** Remembers who signed in, under the name they have now; answers their id. */
export const upsertUser = async (db: Db, identity: Identity, now: Date): Promise<number> => {
  const { issuer: _, subject: __, ...profile } = identity
  const [user] = await db
    .insert(users)
    .values({ ...identity, createdAt: now, lastSignedInAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { ...profile, lastSignedInAt: now },
    })
    .returning({ id: users.id })
  if (!user) throw new Error('[chuhai] the user was not written')
  return user.id
}

/** A user with their organisations, as a value within another query (specification, section 3). */
export const userInfoOf = (userId: SQLWrapper): SQL<UserInfo> =>
  sql`(select json_build_object('id', ${users.id}::text, 'userName', ${users.userName}, 'unionId', ${users.unionId},
    'userAvatar', ${users.userAvatar}, 'userOrgInfoList', ${organisationsOf(users.id)})
    from ${users} where ${users.id} = ${userId})`

/** Returns the id of a provider's user, also before their first sign-in. */
export const requireUser = async (db: Db, identity: Identity, now: Date): Promise<number> => {
  await db
    .insert(users)
    .values({ ...identity, createdAt: now, lastSignedInAt: now })
    .onConflictDoNothing()
  const { issuer, subject } = identity
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  if (!user) throw new Error('[chuhai] the user was not written')
  return user.id
}
