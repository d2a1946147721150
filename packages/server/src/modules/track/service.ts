import { randomUUID } from 'node:crypto'
import type { PageView } from '@chuhai/contract/track'
import { lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import type { Call } from '../../http/context'
import { pageViews } from './tables'

/** Saves a page view; its user is that of the session, not the one in the body. */
export const savePageView = async (view: PageView, { db, user, siteOrigin }: Call): Promise<null> => {
  await db.insert(pageViews).values({
    id: randomUUID(),
    userId: user?.id ?? null,
    path: view.path,
    siteOrigin,
    startedAt: new Date(view.startDate),
    endedAt: new Date(view.endDate),
  })
  return null
}

/** Forgets visits from before a time. */
export const forgetOldPageViews = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, pageViews, lt(pageViews.startedAt, before))
