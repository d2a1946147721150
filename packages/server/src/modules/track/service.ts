import { randomUUID } from 'node:crypto'
import type { PageEvent, PageView } from '@chuhai/contract/track'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import type { Call } from '../../http/context'
import { hourMs } from '../../time/durations'
import { pageEvents, pageViews } from './tables'

/** The user is that of the session, not the one in the body; random ids are those of visitors without a session. */
const actorOf = (
  { visitorId, visitId }: Pick<PageView, 'visitorId' | 'visitId'>,
  { user, siteOrigin }: Call,
) => ({
  userId: user?.id ?? null,
  visitorId: user ? null : visitorId,
  visitId: user ? null : visitId,
  siteOrigin,
})

const toleratedMs = hourMs

/** Start and end of a view; where the visitor's clock is wrong, it ends now. None begins before 1970, as no `moment` does. */
const timesOf = ({ startDate, endDate }: PageView, now: Date) => {
  const behind = now.getTime() - Date.parse(endDate)
  const shift = Math.abs(behind) > toleratedMs ? behind : 0
  return {
    startedAt: new Date(Math.max(0, Date.parse(startDate) + shift)),
    endedAt: new Date(Date.parse(endDate) + shift),
  }
}

/** Saves a page view, or extends the one with its id. */
export const savePageView = async (view: PageView, call: Call): Promise<null> => {
  const ended = sql`excluded.${sql.identifier(pageViews.endedAt.name)}`
  await call.db
    .insert(pageViews)
    .values({
      id: view.viewId ?? randomUUID(),
      ...actorOf(view, call),
      path: view.path,
      ...timesOf(view, call.now),
    })
    .onConflictDoUpdate({
      target: pageViews.id,
      set: { endedAt: ended },
      setWhere: sql`${ended} > ${pageViews.endedAt} and ${pageViews.path} = ${view.path}`,
    })
  return null
}

export const savePageEvent = async (event: PageEvent, call: Call): Promise<null> => {
  const { name, path } = event
  await call.db
    .insert(pageEvents)
    .values({ id: randomUUID(), ...actorOf(event, call), name, path, at: call.now })
  return null
}

/** Deletes page views and events from before a time. */
export const forgetOldPageViews = async (db: Db, before: Date): Promise<number> =>
  (await deleteInBatches(db, pageViews, lt(pageViews.startedAt, before))) +
  (await deleteInBatches(db, pageEvents, lt(pageEvents.at, before)))
