import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Identity } from './service'
import { users } from './tables'

/** The id of somebody whom a provider knows, whether they have signed in already or are only expected to. */
export const expectUser = async (db: Db, identity: Identity, now: Date): Promise<number> => {
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
