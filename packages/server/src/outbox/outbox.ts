import type { Db } from '../database/db'
import { failureOf } from '../jobs/failure'
import { createRepeat } from '../jobs/repeat'
import type { Logger } from '../process/log'
import { type ClaimedMessage, claimMessages, markDelivered, postpone } from './claims'
import { sendWebhook, type WebhookTarget } from './send-webhook'

const pollMs = 1000

interface OutboxOptions {
  db: Db
  log: Logger
  target: WebhookTarget
  clock?: () => Date
}

/** Delivers messages to the webhook, at least once each, also after a crash and with several instances. */
export const createOutbox = ({ db, log, target, clock = () => new Date() }: OutboxOptions) => {
  const sending = new AbortController()

  const deliver = async (message: ClaimedMessage) => {
    try {
      await sendWebhook(target, message, sending.signal)
      await markDelivered(db, message.id, clock())
    } catch (error) {
      const reason = failureOf(error)
      log.warn(
        { messageId: message.id, attempts: message.attempts, reason },
        'webhook not delivered, will be sent again',
      )
      await postpone(db, message, reason, clock())
    }
  }

  /** Sends due messages once; resolves with their number. */
  const deliverDue = async () => {
    const messages = await claimMessages(db, clock())
    await Promise.all(messages.map(deliver))
    return messages.length
  }

  const delivering = createRepeat(async () => (await deliverDue()) > 0, {
    everyMs: pollMs,
    onError: (err) => log.warn({ err }, 'outbox could not be read, will be tried again'),
  })

  return {
    deliverDue,
    start: delivering.start,
    /** Claims no more messages and waits at most `limitMs` for those in flight; the rest are sent after the next start. */
    async stop(limitMs: number) {
      const limit = setTimeout(() => sending.abort(), limitMs)
      await delivering.stop()
      clearTimeout(limit)
    },
  }
}
