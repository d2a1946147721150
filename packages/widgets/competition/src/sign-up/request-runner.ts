import {
  type CallError,
  type CallOptions,
  type Core,
  createScope,
  isAbortError,
  isCallError,
  isUnauthorized,
  requireSignOn,
} from '@chuhai/core'
import type { WritableAtom } from 'nanostores'
import { isConnectionError } from '../use-dialog-store'
import type { RequestState, SignUpState } from './state'

/** What sends requests, and is repeated after a 401 once the visitor has signed in again. */
export type SignUpAction = 'next' | 'withdraw' | 'loadLatest'

interface RequestHandlers<Answer> {
  onDone(answer: Answer): void
  /** Returns whether the form shows the error; it becomes a notice otherwise. */
  onRefused?(error: CallError): boolean
}

/** Runs the requests of a form, one at a time; a failure leaves the form as it is. */
export const createRequestRunner = (core: Core, $state: WritableAtom<SignUpState>, name: string) => {
  let scope = createScope()
  let requireUser: (action: SignUpAction) => void = () => undefined

  const show = (request: Partial<RequestState>): void => {
    const state = $state.get()
    if (state.phase === 'filling' || state.phase === 'locked') $state.set({ ...state, ...request })
  }
  const setBusy = (isBusy: boolean, isInterrupted = false): void =>
    show({ isBusy, isInterrupted, delay: undefined })

  return {
    /** Aborted when the dialog leaves the page. */
    signal: (): AbortSignal => scope.signal,
    async run<Answer>(
      action: SignUpAction,
      request: (options: CallOptions) => Promise<Answer>,
      { onDone, onRefused }: RequestHandlers<Answer>,
    ): Promise<void> {
      const { signal } = scope
      setBusy(true)
      try {
        const answer = await request({ signal, onDelay: (delay) => show({ delay }) })
        setBusy(false)
        onDone(answer)
      } catch (error) {
        const isAborted = signal.aborted || isAbortError(error)
        setBusy(false, !isAborted && isConnectionError(error))
        if (isAborted) return
        if (isUnauthorized(error)) requireUser(action)
        if (!(isCallError(error) && onRefused?.(error))) core.report(error)
      }
    },
    /** Lets requests run until the returned function is called. */
    connect(actions: Record<SignUpAction, () => void>): () => void {
      scope = createScope()
      requireUser = requireSignOn<SignUpAction>(core, {
        name: `${name}.request`,
        reason: 'competition',
        run: (action) => actions[action](),
        signal: scope.signal,
      })
      return scope.end
    },
  }
}
