import { randomUUID } from 'node:crypto'
import type { Clock } from './clock'

/** What is to be sent to an address until it is taken there. */
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

export const post = ({ url, body }: OutboxMessage, headers: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'error', headers, body, signal: AbortSignal.timeout(timeoutMs) })

interface OutboxOptions {
  /** Those that have not been acknowledged yet, as the books have them. */
  messages: OutboxMessage[]
  save(): Promise<void>
  clock: Clock
  /** How many minutes it waits after each failure; after that it gives up. */
  pauses: readonly number[]
  /** Sends a message once; resolves with whether it was acknowledged. */
  deliver(message: OutboxMessage): Promise<boolean>
}

/** Sends messages until they are acknowledged, also after a restart. */
export const createOutbox = ({ messages, save, clock, pauses, deliver }: OutboxOptions) => {
  const planned = new Map<string, () => void>()

  const forget = (message: OutboxMessage) => {
    messages.splice(messages.indexOf(message), 1)
    return save()
  }

  const attempt = async (message: OutboxMessage) => {
    planned.delete(message.id)
    if (await deliver(message).catch(() => false)) return forget(message)
    const pause = pauses[message.failures]
    if (pause === undefined) return forget(message)
    message.failures += 1
    message.dueAt = clock.now() + pause * minuteMs
    schedule(message)
    return save()
  }

  const schedule = (message: OutboxMessage) => {
    planned.set(
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
      for (const callOff of planned.values()) callOff()
    },
  }
}
