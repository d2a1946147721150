import { randomUUID } from 'node:crypto'
import { type Write, write } from '../database/write-rows'
import { outboxMessages } from './tables'

/** Something that happened, told to the outside in the form of the Standard Webhooks specification. */
export interface OutboxEvent {
  type: `${string}.${string}`
  data: Record<string, unknown>
}

/** The message about something, to be written together with what it tells about: both are kept, or neither. */
export const message = ({ type, data }: OutboxEvent, now: Date): Write =>
  write(outboxMessages, {
    id: randomUUID(),
    type,
    payload: { type, timestamp: now.toISOString(), data },
    createdAt: now,
    attempts: 0,
    nextAttemptAt: now,
  })
