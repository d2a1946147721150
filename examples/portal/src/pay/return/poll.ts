import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import { checkPayment } from '@chuhai/contract/payment'
import { type Core, createScope, isAbortError, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

export type PaymentAnswer = EndpointAnswer<typeof checkPayment>

export type Waiting =
  | { phase: 'waiting' }
  /** It takes longer than usual; the asking goes on. */
  | { phase: 'slow' }
  | { phase: 'offline' }
  /** The server does not answer; the asking goes on. */
  | { phase: 'failing' }
  | { phase: 'missing' }
  | { phase: 'known'; answer: PaymentAnswer }

/** The pauses between the calls; the last one is repeated. */
const pausesMs = [1000, 1000, 2000, 3000, 5000, 8000, 10_000]
const slowAfterCalls = 6

/** Whether there is nothing left to wait for. */
export const isKnown = ({ order, payment }: PaymentAnswer): boolean =>
  (order.state !== 'awaitingPayment' && order.state !== 'created') ||
  payment?.state === 'refused' ||
  payment?.state === 'closed'

const isOnline = () => navigator.onLine !== false

/** Asks for the result of a payment until it is known, less and less often. */
export const createPaymentPoll = (core: Core, number: string) => {
  const scope = createScope()
  const { signal } = scope
  const query = core.query(checkPayment, { params: { number } })
  const $state = atom<Waiting>({ phase: 'waiting' })
  let calls = 0
  let pause = () => {}

  const ask = async (): Promise<void> => {
    pause()
    if (signal.aborted || $state.get().phase === 'known') return
    try {
      const answer = await query.refresh()
      if (signal.aborted) return
      if (isKnown(answer)) return $state.set({ phase: 'known', answer })
      calls += 1
      $state.set({ phase: calls >= slowAfterCalls ? 'slow' : 'waiting' })
    } catch (error) {
      if (signal.aborted || isAbortError(error)) return
      if (isCallError(error) && error.httpStatus === 404) return $state.set({ phase: 'missing' })
      calls += 1
      $state.set({ phase: isOnline() ? 'failing' : 'offline' })
    }
    pause()
    pause = scope.later(pausesMs[Math.min(calls, pausesMs.length) - 1] ?? 1000, () => void ask())
  }
  addEventListener('online', () => void ask(), { signal })
  addEventListener('offline', () => $state.set({ phase: 'offline' }), { signal })

  return { $state: $state as ReadableAtom<Waiting>, ask, end: scope.end }
}
