import type { Locale } from '@chuhai/contract/locale'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AppEnv } from '../../http/context'
import { answerLocale } from '../../http/envelope'
import type { VisitorSessions } from '../../http/visitor-sessions'
import { entryOf } from '../../messages/calendar-entry'
import type { MessageKind } from '../../messages/kind'
import { inboxMessages } from '../../messages/tables'
import { fillTemplate, findTemplates } from '../../messages/template'
import { messageCalendar } from '../../messages/ways/mail-calendar'

interface MessageCalendarOptions {
  db: Db
  clock: () => Date
  publicUrl: string
  visitorSessions: VisitorSessions
  kinds: readonly MessageKind[]
}

/** `/{id}/calendar.ics`: the date that a message of the visitor names, as its mail has it attached; nobody else's, and no other's. */
export const messageCalendarFile = (options: MessageCalendarOptions): Hono<AppEnv> => {
  const { db, clock, publicUrl, visitorSessions, kinds } = options

  const find = async (id: string, userId: number, locale: Locale): Promise<string | null> => {
    const [message] = await db
      .select()
      .from(inboxMessages)
      .where(and(eq(inboxMessages.id, id), eq(inboxMessages.userId, userId)))
    const kind = kinds.find(({ key }) => key === message?.kind)
    if (!message || !kind) return null
    const date = entryOf(kind, id, message.values)
    const template = (await findTemplates(db)).get(kind.key)
    if (!date || !template) return null
    const path = kind.path?.(message.values)
    const written = {
      ...fillTemplate(kind, template, message.values, locale),
      address: path === undefined ? null : `${publicUrl}${path}`,
    }
    return messageCalendar(written, date, publicUrl, clock())
  }

  return new Hono<AppEnv>().get(
    '/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/calendar.ics',
    async (c) => {
      const session = await visitorSessions.of(c, clock())
      if (!session) throw new ApiError('UNAUTHORIZED')
      const calendar = await find(c.req.param('id'), Number(session.user.id), answerLocale(c))
      if (calendar === null) throw new ApiError('NOT_FOUND')
      c.header('Content-Type', 'text/calendar; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="message.ics"')
      return c.body(calendar)
    },
  )
}
