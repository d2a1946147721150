import { type Clock, createOutbox, type OutboxMessage, post } from '@chuhai-examples/development'
import type { Store } from './store'

/** What happens to the notification of a payment: the test controls of the page. */
export const deliveries = ['normal', 'repeated', 'late', 'lost', 'altered'] as const
export type Delivery = (typeof deliveries)[number]

/** As the provider repeats what was not acknowledged: eight times in all, within 25 hours. */
const pauses = [4, 10, 10, 60, 120, 360, 900]

interface NotifierOptions {
  store: Store
  clock: Clock
}

const deliver = async (notification: OutboxMessage): Promise<boolean> => {
  const answer = await post(notification, {
    'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8',
  })
  return answer.ok && (await answer.text()).trim() === 'success'
}

/** Sends notifications, which are signed forms, until the application answers `success`. */
export const createNotifier = ({ store, clock }: NotifierOptions) =>
  createOutbox({ messages: store.notifications, save: store.save, clock, pauses, deliver })

export type Notifier = ReturnType<typeof createNotifier>
