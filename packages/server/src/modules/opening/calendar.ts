import { Hono } from 'hono'
import { calendarText, escaped, stamp } from '../../calendar/calendar-file'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AppEnv } from '../../http/context'
import type { VisitorSessions } from '../../http/visitor-sessions'
import { dueEntry, dueEntryMs, storesPage } from './messages'
import { requireOwnSteps } from './own'
import { taskOf } from './records'
import { storeTitle } from './stages'

interface OpeningCalendarOptions {
  db: Db
  clock: () => Date
  publicUrl: string
  visitorSessions: VisitorSessions
}

/** `/{id}/calendar.ics`: what the applicant has to do, until when, with a reminder the day before; nobody else's. */
export const openingCalendar = ({
  db,
  clock,
  publicUrl,
  visitorSessions,
}: OpeningCalendarOptions): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/calendar.ics', async (c) => {
    const now = clock()
    // A download carries the cookie of the portal; pages of other sites have no part in it.
    const session = visitorSessions.siteOf(c) === null ? await visitorSessions.of(c, now) : null
    if (!session) throw new ApiError('NOT_FOUND')
    const steps = await requireOwnSteps(c.req.param('id'), { db, userId: Number(session.user.id) })
    const newest = steps[steps.length - 1]
    const task = newest && taskOf(newest)
    if (!newest || !task) throw new ApiError('NOT_FOUND')
    const { text, dueAt } = task
    const from = new Date(Date.parse(dueAt) - dueEntryMs).toISOString()
    const address = `${publicUrl}${storesPage}`
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="store.ics"')
    return c.body(
      calendarText(
        {
          product: 'Stores',
          uid: dueEntry(newest.id, dueAt),
          title: `${await storeTitle(db, newest.subject)}：${text}`,
          lines: [
            `DTSTART:${stamp(from)}`,
            `DTEND:${stamp(dueAt)}`,
            `DESCRIPTION:${escaped(`${newest.words}\n${address}`)}`,
            `URL:${address}`,
          ],
          reminder: 'P1D',
        },
        publicUrl,
        now,
      ),
    )
  })
