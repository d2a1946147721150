import type { InboxMessage } from '@chuhai/contract/message'
import { and, count, desc, eq, inArray, isNull, not } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { UserCall } from '../../http/context'
import { entryOf } from '../../messages/calendar-entry'
import { isMuted } from '../../messages/choices'
import type { MessageKind } from '../../messages/kind'
import { inboxMessages } from '../../messages/tables'
import { fillTemplate, findTemplates, type MessageTemplate } from '../../messages/template'

/** Counts what some users have not read, by their ids; a user with nothing unread is missing. */
export const countUnread = async (db: Db, userIds: readonly number[]): Promise<Map<number, number>> => {
  const { userId, readAt } = inboxMessages
  const rows = await db
    .select({ userId, unread: count() })
    .from(inboxMessages)
    .where(and(inArray(userId, [...userIds]), isNull(readAt), not(isMuted)))
    .groupBy(userId)
  return new Map(rows.map((row) => [row.userId, row.unread]))
}

export const countOwnUnread = async (db: Db, userId: number): Promise<number> =>
  (await countUnread(db, [userId])).get(userId) ?? 0

const present = (
  { id, values, createdAt, readAt }: typeof inboxMessages.$inferSelect,
  kind: MessageKind,
  template: MessageTemplate,
  { locale }: UserCall,
): InboxMessage => {
  const { title, text } = fillTemplate(kind, template, values, locale)
  return {
    id,
    kind: kind.key,
    title,
    text,
    path: kind.path?.(values) ?? null,
    at: createdAt.toISOString(),
    isRead: readAt !== null,
    hasCalendar: entryOf(kind, id, values)?.isCancelled === false,
  }
}

interface InboxFilter {
  page: number
  rows: number
  unreadOnly: boolean
}

/** A user's messages of the kinds that this server knows, the newest first. */
export const listMessages = async (
  kinds: readonly MessageKind[],
  { page, rows, unreadOnly }: InboxFilter,
  call: UserCall,
) => {
  const { db, userId } = call
  const where = and(
    eq(inboxMessages.userId, userId),
    inArray(
      inboxMessages.kind,
      kinds.map(({ key }) => key),
    ),
    not(isMuted),
    unreadOnly ? isNull(inboxMessages.readAt) : undefined,
  )
  const [found, total, unread, templates] = await Promise.all([
    db
      .select()
      .from(inboxMessages)
      .where(where)
      .orderBy(desc(inboxMessages.createdAt), desc(inboxMessages.id))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(inboxMessages, where),
    countOwnUnread(db, userId),
    findTemplates(db),
  ])
  const list = found.flatMap((message) => {
    const kind = kinds.find(({ key }) => key === message.kind)
    const template = templates.get(message.kind)
    return kind && template ? [present(message, kind, template, call)] : []
  })
  return { list, total, page, rows, unread }
}

/** Marks messages of a user as read, all without ids; resolves with how many are left unread. */
export const markMessagesRead = async (
  ids: readonly string[] | undefined,
  { db, userId, now }: UserCall,
): Promise<number> => {
  await db
    .update(inboxMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(inboxMessages.userId, userId),
        isNull(inboxMessages.readAt),
        ids && inArray(inboxMessages.id, [...ids]),
      ),
    )
  return countOwnUnread(db, userId)
}
