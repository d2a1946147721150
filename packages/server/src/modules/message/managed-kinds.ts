import { type DeliveryState, deliveryStates, type ManagedKind } from '@chuhai/contract/admin'
import { and, count, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { MessageKind } from '../../messages/kind'
import { inboxMessages, messageDeliveries, messageStops } from '../../messages/tables'
import { findTemplates } from '../../messages/template'

interface Period {
  from?: Date | undefined
  /** The first moment that does not count. */
  to?: Date | undefined
}

/** Kinds of message, since when each is stopped, and how many messages and deliveries there were. */
export const listManagedKinds = async (
  db: Db,
  kinds: readonly MessageKind[],
  { from, to }: Period,
): Promise<ManagedKind[]> => {
  const { kind, state } = messageDeliveries
  const inPeriod = and(from && gte(inboxMessages.createdAt, from), to && lt(inboxMessages.createdAt, to))
  const [templates, stops, told, delivered] = await Promise.all([
    findTemplates(db),
    db.select().from(messageStops),
    db
      .select({ kind: inboxMessages.kind, number: count() })
      .from(inboxMessages)
      .where(inPeriod)
      .groupBy(inboxMessages.kind),
    db
      .select({ kind, state, number: count() })
      .from(messageDeliveries)
      .innerJoin(inboxMessages, eq(inboxMessages.id, messageDeliveries.messageId))
      .where(inPeriod)
      .groupBy(kind, state),
  ])
  const numberOf = (key: string, one: DeliveryState): number =>
    delivered.find((row) => row.kind === key && row.state === one)?.number ?? 0
  return kinds.map(({ key, purpose }) => ({
    kind: key,
    name: templates.get(key)?.['zh-CN'].name ?? key,
    purpose,
    stoppedAt: stops.find((stop) => stop.kind === key)?.stoppedAt.toISOString() ?? null,
    messages: told.find((row) => row.kind === key)?.number ?? 0,
    deliveries: Object.fromEntries(
      deliveryStates.map((one) => [one, numberOf(key, one)]),
    ) as ManagedKind['deliveries'],
  }))
}

/** Returns since when a kind is stopped; null while it goes out. */
export const findStop = async (db: Db, kind: string): Promise<Date | null> => {
  const [stop] = await db.select().from(messageStops).where(eq(messageStops.kind, kind))
  return stop?.stoppedAt ?? null
}

/** Stops a kind, or lets it go on; one that is stopped already stays so since then. Returns whether there is such a kind. */
export const setKindStopped = async (
  db: Db,
  kinds: readonly MessageKind[],
  kind: string,
  stopped: boolean,
  now: Date,
): Promise<boolean> => {
  if (!kinds.some(({ key }) => key === kind)) return false
  if (stopped) await db.insert(messageStops).values({ kind, stoppedAt: now }).onConflictDoNothing()
  else await db.delete(messageStops).where(eq(messageStops.kind, kind))
  return true
}
