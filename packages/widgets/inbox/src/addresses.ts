import type { InboxMessage } from '@chuhai/contract/message'

/** The page of the portal that a message leads to; null where there is none. */
export const pageOf = (base: string, { path }: Pick<InboxMessage, 'path'>): string | null =>
  path === null ? null : `${base}${path}`

/**
 * The calendar file of a message that names a date. Only the portal's own pages have it: a link of another site would come without
 * the session of that site.
 */
export const calendarOf = (
  base: string,
  { id, hasCalendar }: Pick<InboxMessage, 'id' | 'hasCalendar'>,
): string | null =>
  hasCalendar && (base || location.origin) === location.origin
    ? `${base}/api/message/${id}/calendar.ics`
    : null
