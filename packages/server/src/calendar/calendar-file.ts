const lineBytes = 75

/** A text as a line of a calendar carries it. */
export const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** `20261123T113000Z` */
export const stamp = (moment: string): string => moment.replace(/[-:]|\.\d+/g, '')

/** Breaks a line after 75 bytes, never inside a character; a broken line goes on after a space. */
const fold = (line: string): string => {
  let folded = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > lineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += sign
    bytes += size
  }
  return folded
}

/** An entry of a calendar file. */
export interface CalendarItem {
  /** Tells it from all others of this server. */
  uid: string
  title: string
  /** Its further lines, such as `DTSTART:…`. */
  lines: readonly string[]
  /** How long before its start it is announced, such as `PT15M`; null for never. */
  reminder: string | null
}

const alarmOf = ({ title, reminder }: CalendarItem): string[] =>
  reminder === null
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(title)}`,
        `TRIGGER:-${reminder}`,
        'END:VALARM',
      ]

interface CalendarOfItems {
  /** What made it, as `PRODID` names it. */
  product: string
  /** What a calendar that subscribes to it is called there. */
  name?: string
  items: readonly CalendarItem[]
}

/** A calendar file (RFC 5545); one with a name is looked at again every hour by calendars that subscribe to it. */
export const calendarOf = ({ product, name, items }: CalendarOfItems, publicUrl: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Chuhai//${product}//ZH`,
    'METHOD:PUBLISH',
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
    ...items.flatMap((item) => [
      'BEGIN:VEVENT',
      `UID:${item.uid}@${new URL(publicUrl).hostname}`,
      `DTSTAMP:${stamp(now.toISOString())}`,
      ...item.lines,
      `SUMMARY:${escaped(item.title)}`,
      ...alarmOf(item),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

/** A calendar file with one entry, and its reminder where it has one. */
export const calendarText = (
  { product, ...item }: CalendarItem & { product: string },
  publicUrl: string,
  now: Date,
): string => calendarOf({ product, items: [item] }, publicUrl, now)
