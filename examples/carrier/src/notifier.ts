import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Clock } from './clock'
import type { Notice, Store } from './store'

const minuteMs = 60_000
const pausesMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs)
const timeoutMs = 5_000

interface NotifierOptions {
  store: Store
  clock: Clock
  secret: string
}

/** Sends notices, signed as Standard Webhooks, until the portal answers 2xx, also after a restart. */
export const createNotifier = ({ store, clock, secret }: NotifierOptions) => {
  const planned = new Map<string, () => void>()

  const isTaken = async ({ id, url, body }: Notice): Promise<boolean> => {
    const sentAt = new Date()
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.ok
  }

  const forget = (notice: Notice) => {
    store.notices.splice(store.notices.indexOf(notice), 1)
    return store.save()
  }

  const deliver = async (notice: Notice) => {
    planned.delete(notice.id)
    if (await isTaken(notice).catch(() => false)) return forget(notice)
    const pause = pausesMs[notice.failures]
    if (pause === undefined) return forget(notice)
    notice.failures += 1
    notice.dueAt = clock.now() + pause
    schedule(notice)
    return store.save()
  }

  const schedule = (notice: Notice) => {
    planned.set(
      notice.id,
      clock.at(notice.dueAt, () => deliver(notice)),
    )
  }

  for (const notice of store.notices) schedule(notice)

  return {
    async send(url: string, body: string) {
      const notice = { id: `msg_${randomUUID()}`, url, body, failures: 0, dueAt: clock.now() }
      store.notices.push(notice)
      await store.save()
      schedule(notice)
    },
    stop() {
      for (const callOff of planned.values()) callOff()
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
