import { hourMs, minuteMs } from '../../../time/durations'

/** A moment, and how many minutes clocks there were ahead of UTC; null where nobody says where it was. */
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

/** How many minutes clocks of a zone are ahead of UTC at a moment; null for a zone that does not exist. */
export const offsetIn = (zone: string, at: Date): number | null => {
  const format = partsIn(zone)
  if (!format) return null
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const local = Date.parse(
    `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`,
  )
  return Math.round((local - Math.floor(at.getTime() / 1000) * 1000) / minuteMs)
}

/** Reads a local time as clocks of a zone show it; of an hour that they show twice, the first. */
const inZone = (local: number, zone: string): EventTime | null => {
  const offsets = [-24, 24].map((hours) => offsetIn(zone, new Date(local + hours * hourMs)))
  for (const offset of offsets) {
    if (offset === null) return null
    const at = new Date(local - offset * minuteMs)
    if (offsetIn(zone, at) === offset) return { at, offset }
  }
  // Clocks skip this hour: they were read before they were put forward.
  const [before] = offsets
  return before === null || before === undefined
    ? null
    : { at: new Date(local - before * minuteMs), offset: before }
}

/**
 * Reads a time as carriers write it: with its offset, or as the clocks of a zone show it. Null for what is no time, and for a
 * local one whose zone nobody knows: hours off would put it between the wrong events.
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
