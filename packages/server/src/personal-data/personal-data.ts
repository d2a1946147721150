import type { FoundUser, PersonalData, Subject } from '@chuhai/contract/admin'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { contains } from '../database/contains'
import type { Db } from '../database/db'
import { nameOf, pathOf } from '../modules/file/service'
import { files } from '../modules/file/tables'
import { passOwnershipOn } from '../modules/organisation/members'
import { memberships, organisations } from '../modules/organisation/tables'
import { revokeSessions } from '../modules/sign-on/sessions'
import { users } from '../modules/user/tables'
import type { FileStore } from '../uploads/file-store'
import { personalTablesOf } from './personal-tables'

const foundRows = 50

/** Users whose name contains some words, or whose id or account at their provider they are. */
export const findUsers = async (db: Db, words: string): Promise<FoundUser[]> => {
  const rows = await db
    .select()
    .from(users)
    .where(or(contains(users.userName, words), eq(users.subject, words), eq(sql`${users.id}::text`, words)))
    .orderBy(users.id)
    .limit(foundRows)
  return rows.map(({ id, userName, issuer, subject, lastSignedInAt, disabledAt }) => ({
    id,
    userName,
    issuer,
    account: subject,
    lastSignedInAt: lastSignedInAt.toISOString(),
    disabled: disabledAt !== null,
  }))
}

/** Returns everything that is stored about a person; the bytes of files are in the store, under their names. */
export const exportPersonalData = async (
  db: Db,
  subject: Subject,
): Promise<{ data: PersonalData; files: string[] }> => {
  const data: PersonalData = {}
  for (const { name, table, isOf, secrets = [] } of personalTablesOf(db, subject)) {
    const rows = await db.select().from(table).where(isOf)
    data[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column))),
    )
  }
  const own = await db
    .select()
    .from(files)
    .where(eq(files.userId, subject.userId ?? -1))
  return { data, files: own.map(nameOf) }
}

/** Passes the licences of organisations with other members on to one of them. */
const transferLicences = async (db: Db, userId: number): Promise<void> => {
  const shared = await db
    .select({ path: organisations.licencePic, heir: sql<string>`min(${memberships.userId})` })
    .from(organisations)
    .innerJoin(memberships, and(eq(memberships.orgId, organisations.id), ne(memberships.userId, userId)))
    .groupBy(organisations.licencePic)
  const heirs = new Map(shared.map(({ path, heir }) => [path, Number(heir)]))
  for (const file of await db.select().from(files).where(eq(files.userId, userId))) {
    const heir = heirs.get(pathOf(file))
    if (heir) await db.update(files).set({ userId: heir }).where(eq(files.id, file.id))
  }
}

/**
 * Erases everything about a person, takes them out of the orders that the books keep, and returns the number of rows by table. It ends their sessions first, so that nothing
 * new is written; then it deletes files before the rows that name them, so that an interrupted erasure can be repeated.
 */
export const erasePersonalData = async (
  db: Db,
  store: FileStore,
  subject: Subject,
): Promise<Record<string, number>> => {
  const { userId } = subject
  if (userId !== undefined) {
    await revokeSessions(db, userId)
    await transferLicences(db, userId)
    await passOwnershipOn(db, userId)
    const own = await db.select().from(files).where(eq(files.userId, userId))
    for (const file of own) await store.delete(nameOf(file))
  }
  return db.transaction(async (tx) => {
    const erased: Record<string, number> = {}
    for (const { name, table, isOf, detach } of personalTablesOf(tx, subject)) {
      const rows = detach
        ? await detach(tx)
        : (await tx.delete(table).where(isOf).returning({ one: sql<number>`1` })).length
      if (rows > 0) erased[name] = rows
    }
    return erased
  })
}
