import { type CallError, type Core, isAbortError, isCallError, isUnauthorized } from '@chuhai/core'
import type { WritableAtom } from 'nanostores'
import { isConnectionError } from '../use-dialog-store'
import type { SignUpState } from './state'

export interface RequestHandlers<Answer> {
  onDone(answer: Answer): void
  /** Returns whether the form shows the error; it becomes a notice otherwise. */
  onRefused?(error: CallError): boolean
  /** Sends the request again after the visitor has signed in again. */
  retry(): void
}

/** Runs the requests of a form, one at a time; a failure leaves the form as it is. */
export const createRequestRunner = (core: Core, $state: WritableAtom<SignUpState>) => {
  let lifetime = new AbortController()
  let retryAfterSignIn: (() => void) | undefined

  const setBusy = (isBusy: boolean, isInterrupted = false): void => {
    const state = $state.get()
    if (state.phase === 'filling' || state.phase === 'locked') $state.set({ ...state, isBusy, isInterrupted })
  }

  return {
    /** Aborted when the dialog leaves the page. */
    signal: (): AbortSignal => lifetime.signal,
    async run<Answer>(
      request: (signal: AbortSignal) => Promise<Answer>,
      { onDone, onRefused, retry }: RequestHandlers<Answer>,
    ): Promise<void> {
      const { signal } = lifetime
      setBusy(true)
      try {
        const answer = await request(signal)
        setBusy(false)
        onDone(answer)
      } catch (error) {
        const isAborted = signal.aborted || isAbortError(error)
        setBusy(false, !isAborted && isConnectionError(error))
        if (isAborted) return
        retryAfterSignIn = isUnauthorized(error) ? retry : undefined
        if (!(isCallError(error) && onRefused?.(error))) core.report(error)
      }
    },
    /** Lets requests run, and repeats the one that a sign-in has interrupted, until the returned function is called. */
    connect(): () => void {
      lifetime = new AbortController()
      const stopListening = core.session.$user.listen((user) => {
        if (!user) return
        const retry = retryAfterSignIn
        retryAfterSignIn = undefined
        retry?.()
      })
      return () => {
        lifetime.abort()
        stopListening()
      }
    },
  }
}
