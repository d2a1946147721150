import { randomUUID } from 'node:crypto'
import type { Clock } from './clock'

/** A message to be posted to `url` until it is acknowledged. */
export interface OutboxMessage {
  id: string
  url: string
  body: string
  /** Attempts that were not acknowledged. */
  failures: number
  dueAt: number
}

const minuteMs = 60_000
const timeoutMs = 5_000

/** Posts a message; rejects after five seconds, and for a redirect. */
export const post = ({ url, body }: OutboxMessage, headers: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'error', headers, body, signal: AbortSignal.timeout(timeoutMs) })

interface OutboxOptions {
  /** Messages without an acknowledgement, as stored. */
  messages: OutboxMessage[]
  save(): Promise<void>
  clock: Clock
  /** Minutes before each further attempt; after the last one the message is dropped. */
  pauses: readonly number[]
  /** Sends a message once. Resolves to whether it was acknowledged. */
  deliver(message: OutboxMessage): Promise<boolean>
}

/** Sends messages until they are acknowledged, also after a restart. */
export const createOutbox = ({ messages, save, clock, pauses, deliver }: OutboxOptions) => {
  const timers = new Map<string, () => void>()

  const forget = (message: OutboxMessage) => {
    messages.splice(messages.indexOf(message), 1)
    return save()
  }

  const attempt = async (message: OutboxMessage) => {
    timers.delete(message.id)
    if (await deliver(message).catch(() => false)) return forget(message)
    const pause = pauses[message.failures]
    if (pause === undefined) return forget(message)
    message.failures += 1
    message.dueAt = clock.now() + pause * minuteMs
    schedule(message)
    return save()
  }

  const schedule = (message: OutboxMessage) => {
    timers.set(
      message.id,
      clock.at(message.dueAt, () => attempt(message)),
    )
  }

  for (const message of messages) schedule(message)

  return {
    async send(url: string, body: string, delayMs = 0) {
      const message = { id: `msg_${randomUUID()}`, url, body, failures: 0, dueAt: clock.now() + delayMs }
      messages.push(message)
      await save()
      schedule(message)
    },
    stop() {
      for (const cancel of timers.values()) cancel()
    },
  }
}
