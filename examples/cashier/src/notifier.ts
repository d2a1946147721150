import { randomUUID } from 'node:crypto'
import type { Clock } from './clock'
import type { Notification, Store } from './store'

/** What happens to the notification of a payment: the test controls of the page. */
export const deliveries = ['normal', 'repeated', 'late', 'lost', 'altered'] as const
export type Delivery = (typeof deliveries)[number]

const minuteMs = 60_000
/** As the provider repeats what was not acknowledged: eight times in all, within 25 hours. */
const pausesMs = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * minuteMs)
const timeoutMs = 5_000

interface NotifierOptions {
  store: Store
  clock: Clock
}

const isAcknowledged = async ({ url, body }: Notification): Promise<boolean> => {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer.ok && (await answer.text()).trim() === 'success'
}

/** Sends notifications until the application answers `success`, also after a restart. */
export const createNotifier = ({ store, clock }: NotifierOptions) => {
  const planned = new Map<string, () => void>()

  const forget = (notification: Notification) => {
    store.notifications.splice(store.notifications.indexOf(notification), 1)
    return store.save()
  }

  const deliver = async (notification: Notification) => {
    planned.delete(notification.id)
    if (await isAcknowledged(notification).catch(() => false)) return forget(notification)
    const pause = pausesMs[notification.failures]
    if (pause === undefined) return forget(notification)
    notification.failures += 1
    notification.dueAt = clock.now() + pause
    schedule(notification)
    return store.save()
  }

  const schedule = (notification: Notification) => {
    planned.set(
      notification.id,
      clock.at(notification.dueAt, () => deliver(notification)),
    )
  }

  for (const notification of store.notifications) schedule(notification)

  return {
    async send(url: string, body: string, delayMs = 0) {
      const notification = { id: randomUUID(), url, body, failures: 0, dueAt: clock.now() + delayMs }
      store.notifications.push(notification)
      await store.save()
      schedule(notification)
    },
    stop() {
      for (const callOff of planned.values()) callOff()
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
