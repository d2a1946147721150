import { calendarText, escaped, stamp } from '../../calendar/calendar-file'
import type { CalendarEntry } from '../calendar-entry'
import type { WrittenMessage } from '../way'

/** Returns the calendar file of a message: its date with an alarm the day before; a cancelled entry has no alarm. */
export const messageCalendar = (
  { title, text, address }: Pick<WrittenMessage, 'title' | 'text' | 'address'>,
  { from, to, place, uid, sequence, isCancelled }: CalendarEntry,
  publicUrl: string,
  now: Date,
): string =>
  calendarText(
    {
      product: 'Messages',
      uid,
      title,
      lines: [
        `SEQUENCE:${sequence}`,
        ...(isCancelled ? ['STATUS:CANCELLED'] : []),
        `DTSTART:${stamp(from.toISOString())}`,
        `DTEND:${stamp(to.toISOString())}`,
        ...(place ? [`LOCATION:${escaped(place)}`] : []),
        `DESCRIPTION:${escaped(address ? `${text}\n${address}` : text)}`,
        ...(address ? [`URL:${address}`] : []),
      ],
      reminder: isCancelled ? null : 'P1D',
    },
    publicUrl,
    now,
  )
