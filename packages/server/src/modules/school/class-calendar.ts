import type { ClassPart } from '@chuhai/contract/school'
import { Hono } from 'hono'
import { calendarText, escaped } from '../../calendar/calendar-file'
import type { Db } from '../../database/db'
import type { AppEnv } from '../../http/context'
import { dayMs } from '../../time/durations'
import { requireClass } from './service'

interface ClassCalendarOptions {
  db: Db
  clock: () => Date
  publicUrl: string
}

/** A date some days later, as an entry of whole days has it: `20261207`. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '')

/** `2026-12-07 至 2026-12-20 定品与注册`; a part without days has its title alone. */
const partLine = (startsOn: string, { title, day, until = day }: ClassPart): string => {
  const dateOf = (count: number) => dayAfter(startsOn, count - 1).replace(/(\d{4})(\d\d)/, '$1-$2-')
  if (day === undefined || until === undefined) return title
  return `${[...new Set([dateOf(day), dateOf(until)])].join(' 至 ')} ${title}`
}

/** `/6/calendar.ics`: from the first day of a class to the end of its last week, with a reminder the day before. */
export const classCalendar = ({ db, clock, publicUrl }: ClassCalendarOptions): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/:id{[1-9]\\d{0,8}}/calendar.ics', async (c) => {
    const { id, name, summary, city, venue, hours, isCancelled, startsOn, weeks, teacher, plan } =
      await requireClass(db, Number(c.req.param('id')), clock())
    const address = `${publicUrl}/school/training/detail?id=${id}`
    const parts = plan.map((part) => partLine(startsOn, part))
    const said = [summary, hours ?? [], ...parts, `${teacher.name}，${teacher.title}`, address]
    const lines = [
      `DTSTART;VALUE=DATE:${dayAfter(startsOn, 0)}`,
      `DTEND;VALUE=DATE:${dayAfter(startsOn, weeks * 7)}`,
      'TRANSP:TRANSPARENT',
      `LOCATION:${escaped(venue ?? city)}`,
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      `DESCRIPTION:${escaped(said.flat().join('\n'))}`,
      `URL:${address}`,
    ]
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="class-${id}.ics"`)
    return c.body(
      calendarText(
        { product: 'Classes', uid: `class-${id}`, title: name, lines, reminder: 'P1D' },
        publicUrl,
        clock(),
      ),
    )
  })
