import { randomUUID } from 'node:crypto'
import type { Notification, Store } from './store'

/** Like the provider's own 4 minutes to 15 hours, but shorter. */
const retryDelaysMs = [2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000]
const timeoutMs = 5_000

interface NotifierOptions {
  store: Store
  retryDelays?: readonly number[]
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
export const createNotifier = ({ store, retryDelays = retryDelaysMs }: NotifierOptions) => {
  const timers = new Map<string, NodeJS.Timeout>()

  const forget = (notification: Notification) => {
    store.notifications.splice(store.notifications.indexOf(notification), 1)
    return store.save()
  }

  const deliver = async (notification: Notification) => {
    timers.delete(notification.id)
    if (await isAcknowledged(notification).catch(() => false)) return forget(notification)
    const delay = retryDelays[notification.failures]
    if (delay === undefined) return forget(notification)
    notification.failures += 1
    notification.dueAt = Date.now() + delay
    schedule(notification)
    return store.save()
  }

  const schedule = (notification: Notification) => {
    const timer = setTimeout(() => void deliver(notification), Math.max(0, notification.dueAt - Date.now()))
    timers.set(notification.id, timer)
  }

  for (const notification of store.notifications) schedule(notification)

  return {
    async send(url: string, body: string, delayMs = 0) {
      const notification = { id: randomUUID(), url, body, failures: 0, dueAt: Date.now() + delayMs }
      store.notifications.push(notification)
      await store.save()
      schedule(notification)
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
