import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db'
import { inboxMessages } from '../messages/tables'

/** What a user has been told, in the order of time: kinds with their values. */
export const toldTo = (db: Db, userId: number) =>
  db
    .select({ kind: inboxMessages.kind, values: inboxMessages.values })
    .from(inboxMessages)
    .where(eq(inboxMessages.userId, userId))
    .orderBy(asc(inboxMessages.createdAt), asc(inboxMessages.kind))

/** The kinds of what a user has been told. */
export const kindsTold = async (db: Db, userId: number): Promise<string[]> =>
  (await toldTo(db, userId)).map(({ kind }) => kind)
