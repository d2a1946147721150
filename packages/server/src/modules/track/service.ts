import { randomUUID } from 'node:crypto'
import type { PageView } from '@chuhai/contract/track'
import type { Call } from '../../http/context'
import { pageViews } from './tables'

/** Keeps one visit of one page. Who visited is what the session says, not what the page says. */
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
