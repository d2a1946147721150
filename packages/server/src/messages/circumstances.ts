import { and, count, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db'
import { dateInShanghai, momentInShanghai } from '../time/shanghai'
import { findChoices, type IsWanted } from './choices'
import type { Delivery } from './claims'
import { inboxMessages, messageContacts, messageDeliveries } from './tables'
import { findTemplates, type MessageTemplate } from './template'

type Contact = Pick<typeof messageContacts.$inferSelect, 'address' | 'locale'>

/** What decides whether and where a delivery goes. */
export interface Circumstances {
  message: Pick<typeof inboxMessages.$inferSelect, 'values' | 'createdAt'>
  isWanted: IsWanted
  /** Undefined where the user has confirmed none. */
  contact: Contact | undefined
  template: MessageTemplate | undefined
  /** How many the user has got by this way today, with those that are on their way. */
  today: number
}

/** Reads the circumstances of some deliveries, each with those before it counted as sent. */
export const readCircumstances = async (
  db: Db,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<[Delivery, Circumstances][]> => {
  if (deliveries.length === 0) return []
  const users = [...new Set(deliveries.map(({ userId }) => userId))]
  const today = momentInShanghai(dateInShanghai(now), '00:00:00')
  const { userId, way, sentAt, state } = messageDeliveries
  const [messages, isWanted, contacts, sent, templates] = await Promise.all([
    db
      .select()
      .from(inboxMessages)
      .where(
        inArray(
          inboxMessages.id,
          deliveries.map(({ messageId }) => messageId),
        ),
      ),
    findChoices(db, users),
    db
      .select()
      .from(messageContacts)
      .where(and(inArray(messageContacts.userId, users), isNotNull(messageContacts.confirmedAt))),
    db
      .select({ userId, way, number: count() })
      .from(messageDeliveries)
      .where(and(inArray(userId, users), eq(state, 'sent'), gte(sentAt, today)))
      .groupBy(userId, way),
    findTemplates(db),
  ])
  const messageById = new Map(messages.map((message) => [message.id, message]))
  const keyOf = (of: Pick<Delivery, 'userId' | 'way'>) => `${of.userId} ${of.way}`
  const contactOf = new Map(contacts.map((contact) => [keyOf(contact), contact]))
  const countOf = new Map(sent.map((row) => [keyOf(row), row.number]))
  return deliveries.flatMap((delivery): [Delivery, Circumstances][] => {
    const message = messageById.get(delivery.messageId)
    // Its user was erased meanwhile.
    if (!message) return []
    const key = keyOf(delivery)
    const number = countOf.get(key) ?? 0
    countOf.set(key, number + 1)
    const template = templates.get(delivery.kind)
    return [[delivery, { message, isWanted, contact: contactOf.get(key), template, today: number }]]
  })
}
