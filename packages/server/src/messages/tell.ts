import { outwardWays } from '@chuhai/contract/admin'
import { type InferInput, parse } from 'valibot'
import type { Db } from '../database/db'
import { inBatches } from '../database/in-batches'
import { type Write, writeOnce, writeRows } from '../database/write-rows'
import type { MessageKind, Values } from './kind'
import { stableId } from './stable-id'
import { inboxMessages, messageDeliveries } from './tables'

interface Told<Schema extends Values> {
  userId: number
  /** What it is about, such as the number of an order: a kind is told once of it. */
  once: string
  values: InferInput<Schema>
}

/**
 * Returns the rows of a message, to be written together with the change that it is about: all or none. Where the same was told
 * before, they are left out. Whether it goes out by mail or as a short message is decided when it is due.
 *
 * @example
 * await writeRows(tx, [...writesOf(taken), ...tell(orderPaid, { userId, once: number, values: { number, name } }, now)])
 */
export const tell = <Schema extends Values>(
  kind: MessageKind<Schema>,
  { userId, once, values }: Told<Schema>,
  now: Date,
): Write[] => {
  const id = stableId(String(userId), kind.key, once)
  const about = { userId, kind: kind.key }
  return [
    writeOnce(inboxMessages, { id, ...about, once, values: parse(kind.values, values), createdAt: now }),
    ...outwardWays.map((way) =>
      writeOnce(messageDeliveries, {
        id: stableId(id, way),
        messageId: id,
        ...about,
        way,
        state: 'due',
        attempts: 0,
        dueAt: now,
      }),
    ),
  ]
}

/** Writes a message to each of many users, in batches. */
export const tellAll = <Schema extends Values>(
  db: Db,
  kind: MessageKind<Schema>,
  users: readonly Told<Schema>[],
  now: Date,
): Promise<void> =>
  inBatches(users, (batch) =>
    writeRows(
      db,
      batch.flatMap((user) => tell(kind, user, now)),
    ),
  )
