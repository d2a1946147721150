import type { Db } from '../../database/db'
import type { readBroadcasts } from './content'
import { liveBroadcasts } from './tables'

/** The broadcasts of a new database; an operator's changes to them stay. */
export const seedBroadcasts = async (db: Db, content: ReturnType<typeof readBroadcasts>): Promise<void> => {
  await db.insert(liveBroadcasts).values(content).onConflictDoNothing()
}
