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

interface Entry {
  /** What made it, as `PRODID` names it. */
  product: string
  /** Tells it from all others of this server. */
  uid: string
  title: string
  /** Its further lines, such as `DTSTART:…`. */
  lines: readonly string[]
  /** How long before its start it is announced, such as `PT15M`; null for never. */
  reminder: string | null
}

/** A calendar file (RFC 5545) with one entry, and its reminder where it has one. */
export const calendarText = (
  { product, uid, title, lines, reminder }: Entry,
  publicUrl: string,
  now: Date,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Chuhai//${product}//ZH`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    ...lines,
    `SUMMARY:${escaped(title)}`,
    ...(reminder === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER:-${reminder}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
