import { hourMs, minuteMs } from '../../../time/durations'

/** A moment, and the minutes by which local time was ahead of UTC; null where the place is unknown. */
export interface EventTime {
  at: Date
  offset: number | null
}

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?$/

const minutesOf = (zone: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const partsIn = (zone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return null
  }
}

/** Returns the minutes by which a zone is ahead of UTC at a moment; null for an unknown zone. */
export const offsetIn = (zone: string, at: Date): number | null => {
  const format = partsIn(zone)
  if (!format) return null
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const local = Date.parse(
    `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`,
  )
  return Math.round((local - Math.floor(at.getTime() / 1000) * 1000) / minuteMs)
}

/** Reads a local time of a zone; of an hour that occurs twice, the first. */
const inZone = (local: number, zone: string): EventTime | null => {
  const offsets = [-24, 24].map((hours) => offsetIn(zone, new Date(local + hours * hourMs)))
  for (const offset of offsets) {
    if (offset === null) return null
    const at = new Date(local - offset * minuteMs)
    if (offsetIn(zone, at) === offset) return { at, offset }
  }
  // An hour that summer time skips is read with the offset before it.
  const [before] = offsets
  return before === null || before === undefined
    ? null
    : { at: new Date(local - before * minuteMs), offset: before }
}

/**
 * Reads a time with its offset, or in local time of a zone. Returns null for an invalid time, and for a local time without a zone: an event
 * that is hours off would be sorted wrongly.
 */
export const readEventTime = (text: string, zone: string | null = null): EventTime | null => {
  const [, date, clock = '', ahead] = written.exec(text.trim()) ?? []
  const local = Date.parse(`${date}T${clock}Z`)
  if (Number.isNaN(local)) return null
  if (ahead === undefined) return zone === null ? null : inZone(local, zone)
  if (ahead === 'Z')
    return { at: new Date(local), offset: zone === null ? null : offsetIn(zone, new Date(local)) }
  const offset = minutesOf(ahead)
  return Math.abs(offset) > 14 * 60 ? null : { at: new Date(local - offset * minuteMs), offset }
}
