import { randomUUID } from 'node:crypto'
import { type Write, write } from '../database/write-rows'
import { outboxMessages } from './tables'

/** An event for the webhook, in the format of the Standard Webhooks specification. */
export interface OutboxEvent {
  type: `${string}.${string}`
  data: Record<string, unknown>
}

/** Returns the message of an event, to be written together with its rows: all or none. */
export const message = ({ type, data }: OutboxEvent, now: Date): Write =>
  write(outboxMessages, {
    id: randomUUID(),
    type,
    payload: { type, timestamp: now.toISOString(), data },
    createdAt: now,
    attempts: 0,
    nextAttemptAt: now,
  })
