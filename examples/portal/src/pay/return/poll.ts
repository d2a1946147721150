import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import { checkPayment, checkReturnedPayment } from '@chuhai/contract/payment'
import { type Core, createScope, isAbortError, isNotFound } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

export type PaymentAnswer = EndpointAnswer<typeof checkPayment>

export type Waiting<Answer> =
  | { phase: 'waiting' }
  /** It takes longer than usual; the asking goes on. */
  | { phase: 'slow' }
  | { phase: 'offline' }
  /** The server does not answer; the asking goes on. */
  | { phase: 'failing' }
  | { phase: 'missing' }
  | { phase: 'known'; answer: Answer }

export interface Poll<Answer> {
  $state: ReadableAtom<Waiting<Answer>>
  ask(): Promise<void>
  end(): void
}

/** The pauses between the calls; the last one is repeated. */
const pausesMs = [1000, 1000, 2000, 3000, 5000, 8000, 10_000]
const slowAfterCalls = 6

const isOnline = () => navigator.onLine !== false

/** Asks until the answer is known, less and less often. */
const createPoll = <Answer>(
  read: () => Promise<Answer>,
  isKnown: (answer: Answer) => boolean,
): Poll<Answer> => {
  const scope = createScope()
  const { signal } = scope
  const $state = atom<Waiting<Answer>>({ phase: 'waiting' })
  let calls = 0
  let pause = () => {}

  const ask = async (): Promise<void> => {
    pause()
    if (signal.aborted || $state.get().phase === 'known') return
    try {
      const answer = await read()
      if (signal.aborted) return
      if (isKnown(answer)) return $state.set({ phase: 'known', answer })
      calls += 1
      $state.set({ phase: calls >= slowAfterCalls ? 'slow' : 'waiting' })
    } catch (error) {
      if (signal.aborted || isAbortError(error)) return
      if (isNotFound(error)) return $state.set({ phase: 'missing' })
      calls += 1
      $state.set({ phase: isOnline() ? 'failing' : 'offline' })
    }
    pause()
    pause = scope.later(pausesMs[Math.min(calls, pausesMs.length) - 1] ?? 1000, () => void ask())
  }
  addEventListener('online', () => void ask(), { signal })
  addEventListener('offline', () => $state.set({ phase: 'offline' }), { signal })

  return { $state: $state as ReadableAtom<Waiting<Answer>>, ask, end: scope.end }
}

/** Whether there is nothing left to wait for. */
const isSettled = ({ order, payment }: PaymentAnswer): boolean =>
  (order.state !== 'awaitingPayment' && order.state !== 'created') ||
  payment?.state === 'refused' ||
  payment?.state === 'closed'

/** Asks for the result of a payment of the signed-in buyer. */
export const createPaymentPoll = (core: Core, number: string): Poll<PaymentAnswer> => {
  const query = core.query(checkPayment, { params: { number } })
  return createPoll(query.refresh, isSettled)
}

/** Asks whether an order is paid, by the proof of the address that the provider returns to. */
export const createReturnPoll = (core: Core, body: { number: string; proof: string }) => {
  const query = core.query(checkReturnedPayment, { body })
  return createPoll(query.refresh, ({ isPaid }) => isPaid)
}
