import { calendarText, escaped, stamp } from '../../calendar/calendar-file'
import type { MessageDate } from '../kind'
import type { WrittenMessage } from '../way'

/** The date that a message is about, as a calendar file with a reminder the day before. */
export const messageCalendar = (
  { id, title, text, address }: Pick<WrittenMessage, 'id' | 'title' | 'text' | 'address'>,
  { from, to, place }: MessageDate,
  publicUrl: string,
  now: Date,
): string =>
  calendarText(
    {
      product: 'Messages',
      uid: `message-${id}`,
      title,
      lines: [
        `DTSTART:${stamp(from.toISOString())}`,
        `DTEND:${stamp(to.toISOString())}`,
        ...(place ? [`LOCATION:${escaped(place)}`] : []),
        `DESCRIPTION:${escaped(address ? `${text}\n${address}` : text)}`,
        ...(address ? [`URL:${address}`] : []),
      ],
      reminder: 'P1D',
    },
    publicUrl,
    now,
  )
