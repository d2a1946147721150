import type { MessageDate, MessageKind } from './kind'

/** A date as calendars know it. */
export interface CalendarEntry extends Required<Pick<MessageDate, 'from' | 'to' | 'place'>> {
  /** The same for all messages about the date, by whichever way they come. */
  uid: string
  /** Rises with each of them. */
  sequence: number
  isCancelled: boolean
}

/** Returns the date that a message is about; null where it is about none. */
export const entryOf = (
  kind: Pick<MessageKind, 'date'>,
  messageId: string,
  values: Parameters<NonNullable<MessageKind['date']>>[0],
): CalendarEntry | null => {
  const date = kind.date?.(values)
  if (!date) return null
  const { entry, ...when } = date
  if (!entry) return { ...when, uid: `message-${messageId}`, sequence: 0, isCancelled: false }
  return { ...when, uid: entry.of, sequence: entry.version, isCancelled: entry.isCancelled }
}
