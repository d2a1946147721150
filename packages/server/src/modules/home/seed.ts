import type { Home } from '@chuhai/contract/home'
import type { Db } from '../../database/db'
import { typeset } from '../typeset'
import { homeSections } from './tables'

/** The home page as it starts; what an operator has changed stays. */
export const seedHome = async (db: Db, home: Home): Promise<void> => {
  const rows = Object.entries(typeset(home)).map(([name, content]) => ({ name, content }))
  await db.insert(homeSections).values(rows).onConflictDoNothing()
}
