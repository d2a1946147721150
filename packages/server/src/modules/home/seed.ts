import type { Db } from '../../database/db'
import { typeset } from '../typeset'
import { writeHome } from './content'
import { homeSections } from './tables'

/** The home page as it starts; what an operator has changed stays. */
export const seedHome = async (db: Db, now: Date): Promise<void> => {
  const rows = Object.entries(typeset(writeHome(now))).map(([name, content]) => ({ name, content }))
  await db.insert(homeSections).values(rows).onConflictDoNothing()
}
