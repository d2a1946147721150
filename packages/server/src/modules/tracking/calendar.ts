import {
  isTrackingEnd,
  type TrackedParcel,
  trackingNumber,
  trackingStatusNames,
} from '@chuhai/contract/logistics'
import { Hono } from 'hono'
import { safeParse } from 'valibot'
import { type CalendarItem, calendarOf, escaped, stamp } from '../../calendar/calendar-file'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { clientAddress } from '../../http/client-address'
import type { AppEnv } from '../../http/context'
import type { Limiter } from '../../limits/create-limiter'
import { minuteMs } from '../../time/durations'
import { lookUp } from './look-up'

interface TrackingCalendarOptions {
  db: Db
  clock: () => Date
  limiter: Limiter
  proxies: number
  publicUrl: string
}

/** Duration of an event in a calendar. */
const stepMs = 15 * minuteMs

const dayStamp = (date: string): string => date.replaceAll('-', '')

const dayAfter = (date: string): string => {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return dayStamp(next.toISOString().slice(0, 10))
}

const stepsOf = (number: string, { events }: TrackedParcel, address: string): CalendarItem[] =>
  events.flatMap(({ at, status, text, place }) =>
    status === null
      ? []
      : {
          uid: `parcel-${number}-${stamp(at)}-${status}`,
          title: `${number} ${trackingStatusNames[status]['zh-CN']}`,
          lines: [
            `DTSTART:${stamp(at)}`,
            `DTEND:${stamp(new Date(Date.parse(at) + stepMs).toISOString())}`,
            'TRANSP:TRANSPARENT',
            ...(place ? [`LOCATION:${escaped(place)}`] : []),
            `DESCRIPTION:${escaped(`${text['zh-CN']}\n${address}`)}`,
            `URL:${address}`,
          ],
          reminder: null,
        },
  )

/** Returns the promised days of delivery, while the parcel is under way. */
const promiseOf = (number: string, { promised, status }: TrackedParcel, address: string): CalendarItem[] =>
  promised === null || isTrackingEnd(status)
    ? []
    : [
        {
          uid: `parcel-${number}-promised`,
          title: `${number} 预计送达`,
          lines: [
            `DTSTART;VALUE=DATE:${dayStamp(promised.from)}`,
            `DTEND;VALUE=DATE:${dayAfter(promised.to)}`,
            'TRANSP:TRANSPARENT',
            `URL:${address}`,
          ],
          reminder: null,
        },
      ]

/** `/{number}/calendar.ics`: a calendar feed of the events of a parcel, without personal data. */
export const trackingCalendar = (options: TrackingCalendarOptions): Hono<AppEnv> => {
  const { db, clock, limiter, proxies, publicUrl } = options
  return new Hono<AppEnv>().get('/:number/calendar.ics', async (c) => {
    const asked = safeParse(trackingNumber, c.req.param('number'))
    if (!asked.success) throw new ApiError('NOT_FOUND')
    const now = clock()
    const [found] = await lookUp(limiter, [asked.output], { db, now, sender: clientAddress(c, proxies) })
    if (!found?.parcel) throw new ApiError('NOT_FOUND')
    const { number, parcel } = found
    const address = `${publicUrl}/logistics/query?numbers=${number}`
    const items = [...promiseOf(number, parcel, address), ...stepsOf(number, parcel, address)]
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${number}.ics"`)
    return c.body(calendarOf({ product: 'Parcels', name: `包裹 ${number}`, items }, publicUrl, now))
  })
}
