import { Hono } from 'hono'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AppEnv } from '../../http/context'
import { calendarOf } from './calendar'
import { findBroadcast } from './service'

interface CalendarFileOptions {
  db: Db
  clock: () => Date
  publicUrl: string
}

/** `/1/calendar.ics`: when a broadcast is, for the calendar of a phone or computer. */
export const calendarFile = ({ db, clock, publicUrl }: CalendarFileOptions): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/:id{[1-9]\\d{0,8}}/calendar.ics', async (c) => {
    const now = clock()
    const broadcast = await findBroadcast(db, Number(c.req.param('id')), now)
    if (!broadcast) throw new ApiError('NOT_FOUND')
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="broadcast-${broadcast.id}.ics"`)
    return c.body(calendarOf(broadcast, publicUrl, now))
  })
