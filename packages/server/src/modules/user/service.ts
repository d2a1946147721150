import type { UserInfo, UserOrganisation } from '@chuhai/contract/user'
import { and, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { users } from './tables'

/** A user as their provider identifies them. */
export interface Identity {
  issuer: string
  subject: string
  userName: string
  unionId: string
  userAvatar: string | null
}

/** Inserts a user, or updates these columns of a known one that fits; returns their id, or undefined where it does not fit. */
const saveUser = async (
  db: Db,
  identity: Identity,
  now: Date,
  set: Partial<typeof users.$inferInsert>,
  setWhere?: SQL,
): Promise<number | undefined> => {
  const [user] = await db
    .insert(users)
    .values({ ...identity, createdAt: now, lastSignedInAt: now })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set, setWhere })
    .returning({ id: users.id })
  return user?.id
}

/** Saves a user who signed in, under their current name; returns their id. Throws where the account is disabled. */
export const upsertUser = async (db: Db, identity: Identity, now: Date): Promise<number> => {
  const { userName, unionId, userAvatar } = identity
  const set = { userName, unionId, userAvatar, lastSignedInAt: now }
  const id = await saveUser(db, identity, now, set, isNull(users.disabledAt))
  if (id === undefined) throw new ApiError('ACCOUNT_DISABLED')
  return id
}

/** Returns the id of a provider's user, also before their first sign-in; a known user stays as they are. */
export const requireUser = async (db: Db, identity: Identity, now: Date): Promise<number> => {
  const id = await saveUser(db, identity, now, { issuer: identity.issuer })
  if (id === undefined) throw new Error('[chuhai] the user was not written')
  return id
}

/** Locks a user until the end of the transaction; returns whether there is one. */
export const lockUser = async (tx: Db, userId: number): Promise<boolean> => {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return found.length > 0
}

/** Returns the names of users, and the providers that they come from, by their ids. */
export const findAccounts = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { userName: string; issuer: string }>> => {
  const { id, userName, issuer } = users
  const found = await db
    .select({ id, userName, issuer })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(found.map(({ id, ...account }) => [id, account]))
}

/** Whether the account of a user is open, as a condition of another query. */
export const isEnabled = (userId: SQLWrapper): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.disabledAt} is null)`

export const isUserDisabled = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.disabledAt)))) === 1

/** Closes or reopens an account; sessions of a closed one are not found any more. Returns whether the user exists. */
export const setUserDisabled = async (
  db: Db,
  userId: number,
  isDisabled: boolean,
  now: Date,
): Promise<boolean> => {
  const disabledAt = isDisabled ? sql`coalesce(${users.disabledAt}, ${now.toISOString()}::timestamptz)` : null
  const changed = await db
    .update(users)
    .set({ disabledAt })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return changed.length === 1
}

/** A provider's user as a value in another query. */
export const userIdOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): SQL<number> =>
  sql`(select ${users.id} from ${users} where ${users.issuer} = ${issuer} and ${users.subject} = ${subject})`

/** A user with their organisations as a value in another query (specification, section 3). */
export const userInfoOf = (userId: SQLWrapper, organisations: SQL<UserOrganisation[]>): SQL<UserInfo> =>
  sql`(select json_build_object('id', ${users.id}::text, 'userName', ${users.userName}, 'unionId', ${users.unionId},
    'userAvatar', ${users.userAvatar}, 'userOrgInfoList', ${organisations})
    from ${users} where ${users.id} = ${userId})`
