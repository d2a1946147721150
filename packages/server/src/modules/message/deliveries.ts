import type { DeliveryState, MessageDelivery, OutwardWay } from '@chuhai/contract/admin'
import { and, asc, eq, gt, gte, isNotNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { maskedAddress } from '../../messages/masked-address'
import { inboxMessages, messageContacts, messageDeliveries } from '../../messages/tables'

interface DeliveryPage {
  kind?: string | undefined
  way?: OutwardWay | undefined
  state?: DeliveryState | undefined
  from?: Date | undefined
  /** The first moment that does not count. */
  to?: Date | undefined
  /** The last delivery of the page before. */
  after?: { createdAt: Date; id: string } | undefined
  rows: number
}

const { createdAt } = inboxMessages
const { id, userId, kind, way, state, attempts, lastError, sentAt } = messageDeliveries

/** Lists deliveries by page, in the order of their messages; what a message says stays in it. */
export const listDeliveries = async (db: Db, asked: DeliveryPage): Promise<MessageDelivery[]> => {
  const { from, to, after } = asked
  const found = await db
    .select({
      id,
      userId,
      kind,
      way,
      state,
      attempts,
      reason: lastError,
      createdAt,
      sentAt,
      address: messageContacts.address,
    })
    .from(messageDeliveries)
    .innerJoin(inboxMessages, eq(inboxMessages.id, messageDeliveries.messageId))
    .leftJoin(
      messageContacts,
      and(
        eq(messageContacts.userId, userId),
        eq(messageContacts.way, way),
        isNotNull(messageContacts.confirmedAt),
      ),
    )
    .where(
      and(
        asked.kind === undefined ? undefined : eq(kind, asked.kind),
        asked.way && eq(way, asked.way),
        asked.state && eq(state, asked.state),
        from && gte(createdAt, from),
        to && lt(createdAt, to),
        after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id))),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(asked.rows)
  return found.map((row) => ({
    ...row,
    address: row.address && maskedAddress(row.address),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
}
