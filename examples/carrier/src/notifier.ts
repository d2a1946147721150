import { type Clock, createOutbox, type OutboxMessage, post } from '@chuhai-examples/development'
import { Webhook } from 'standardwebhooks'
import type { Store } from './store'

const pauses = [1, 5, 30, 120, 720]

interface NotifierOptions {
  store: Store
  clock: Clock
  secret: string
}

/** Sends notices, signed as Standard Webhooks, until the portal answers 2xx. */
export const createNotifier = ({ store, clock, secret }: NotifierOptions) => {
  const deliver = async (notice: OutboxMessage): Promise<boolean> => {
    const { id, body } = notice
    const sentAt = new Date()
    const answer = await post(notice, {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
    })
    await answer.body?.cancel()
    return answer.ok
  }
  return createOutbox({ messages: store.notices, save: store.save, clock, pauses, deliver })
}

export type Notifier = ReturnType<typeof createNotifier>
