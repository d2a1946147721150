import type { Db } from '../database/db'
import type { Logger } from '../process/log'
import { type ClaimedMessage, claimDue, markDelivered, postpone } from './claims'
import { sendWebhook, type WebhookTarget } from './send-webhook'

const pollMs = 1000

interface OutboxOptions {
  db: Db
  log: Logger
  target: WebhookTarget
  clock?: () => Date
}

export interface Outbox {
  /** Sends what is due once; the count of messages that were due. */
  deliverDue(): Promise<number>
  start(): void
  /** Takes no more messages and waits for those on their way, at most `limitMs`; the rest go out after the next start. */
  stop(limitMs: number): Promise<void>
}

/** Why a delivery failed, without the receiver's words: those could quote a visitor. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? {}) as { code?: string }
  return error.message.startsWith('HTTP ') ? error.message : (code ?? error.name)
}

/** Brings messages to the webhook, at least once each, also after a crash and with several instances. */
export const createOutbox = ({ db, log, target, clock = () => new Date() }: OutboxOptions): Outbox => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let round: Promise<unknown> = Promise.resolve()

  const deliver = async (message: ClaimedMessage) => {
    try {
      await sendWebhook(target, message, stopping.signal)
      await markDelivered(db, message.id, clock())
    } catch (error) {
      const reason = reasonOf(error)
      log.warn(
        { messageId: message.id, attempts: message.attempts, reason },
        'webhook not delivered, will be sent again',
      )
      await postpone(db, message, reason, clock())
    }
  }

  const deliverDue = async () => {
    const messages = await claimDue(db, clock())
    await Promise.all(messages.map(deliver))
    return messages.length
  }

  const turn = async () => {
    let sent = 0
    try {
      sent = await deliverDue()
    } catch (err) {
      log.warn({ err }, 'outbox could not be read, will be tried again')
    }
    if (!isStopped) schedule(sent > 0 ? 0 : pollMs)
  }

  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      round = turn()
    }, ms)
  }

  return {
    deliverDue,
    start: () => schedule(0),
    async stop(limitMs) {
      isStopped = true
      clearTimeout(timer)
      const limit = setTimeout(() => stopping.abort(), limitMs)
      await round
      clearTimeout(limit)
    },
  }
}
