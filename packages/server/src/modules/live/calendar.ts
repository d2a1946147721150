import type { Broadcast } from '@chuhai/contract/live'
import { calendarText, escaped, stamp } from '../../calendar/calendar-file'

/** A broadcast as an entry of a calendar, with a reminder a quarter of an hour before. */
export const calendarOf = (broadcast: Broadcast, publicUrl: string, now: Date): string => {
  const { id, videoName, videoTime, videoEnd, videoIntro, videoUrl, speaker, repeatDays } = broadcast
  const address = `${publicUrl}${videoUrl}`
  const lines = [
    `DTSTART:${stamp(videoTime)}`,
    `DTEND:${stamp(videoEnd)}`,
    ...(repeatDays === null ? [] : [`RRULE:FREQ=DAILY;INTERVAL=${repeatDays}`]),
    `DESCRIPTION:${escaped(`${videoIntro}\n${speaker}\n${address}`)}`,
    `URL:${address}`,
  ]
  return calendarText(
    { product: 'Broadcasts', uid: `broadcast-${id}`, title: videoName, lines, reminder: 'PT15M' },
    publicUrl,
    now,
  )
}
