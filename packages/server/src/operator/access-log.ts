import { hostname, userInfo } from 'node:os'
import type { Access, LoggedAccess } from '@chuhai/contract/admin'
import { desc, lt } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { accesses } from './tables'

const shownRows = 200

/** Who runs a command. */
export const operatorName = (): string => `${process.env.SUDO_USER ?? userInfo().username}@${hostname()}`

/** Command, action and what it is about. Free text, what is looked for and values of options may hold personal data. */
export const accessOf = (words: readonly string[], options: readonly string[]): Access => ({
  operator: operatorName(),
  command: [...words.slice(0, words[1] === 'find' ? 2 : 3), ...options.map((name) => `--${name}`)]
    .join(' ')
    .slice(0, 200),
})

export const logAccess = async (db: Db, access: Access, now: Date): Promise<void> => {
  await db.insert(accesses).values({ ...access, at: now })
}

export const listAccesses = async (db: Db): Promise<LoggedAccess[]> => {
  const rows = await db.select().from(accesses).orderBy(desc(accesses.id)).limit(shownRows)
  return rows.map(({ at, operator, command }) => ({ at: at.toISOString(), operator, command }))
}

export const forgetOldAccesses = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, accesses, lt(accesses.at, before))
