import { Hono } from 'hono'
import { calendarText, escaped, stamp } from '../../calendar/calendar-file'
import type { Db } from '../../database/db'
import type { AppEnv } from '../../http/context'
import { detailsOf, requireActivity } from './sessions'

interface ActivityCalendarOptions {
  db: Db
  clock: () => Date
  publicUrl: string
}

/** `/501/calendar.ics`: the next time of an activity, with a reminder the day before. */
export const activityCalendar = ({ db, clock, publicUrl }: ActivityCalendarOptions): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/:id{[1-9]\\d{0,8}}/calendar.ics', async (c) => {
    const card = await requireActivity(db, Number(c.req.param('id')), clock())
    const { id, title, summary, startsAt, endsAt, isCancelled } = card
    const address = `${publicUrl}/activity/detail?id=${id}`
    const lines = [
      `DTSTART:${stamp(startsAt)}`,
      `DTEND:${stamp(endsAt)}`,
      `LOCATION:${escaped(detailsOf(card).venue)}`,
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      `DESCRIPTION:${escaped(`${summary}\n${address}`)}`,
      `URL:${address}`,
    ]
    // A calendar that has the entry of one time keeps it beside that of the next.
    const uid = `activity-${id}-${stamp(startsAt)}`
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="activity-${id}.ics"`)
    return c.body(
      calendarText({ product: 'Activities', uid, title, lines, reminder: 'P1D' }, publicUrl, clock()),
    )
  })
