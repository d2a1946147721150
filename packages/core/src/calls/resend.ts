import { type CallError, isCallError } from './call-error'

const firstPauseMs = 2000
const longestPauseMs = 15_000
/** A try that a dead connection holds gives way to the next; without further tries, to the visitor's next press. */
export const tryTimeoutMs = 20_000

interface ResendOptions {
  /** Whether failures of network and server are worth further tries, too. */
  persistent: boolean
  /** No try begins after that time. */
  timeoutMs: number
  now: () => number
  /** Ends the waiting. */
  signal: AbortSignal
  onFailedTry?: ((error: CallError) => void) | undefined
}

/** A network that says it is back hastens the next try; one that does not prevents none. */
const pause = (ms: number, signal: AbortSignal, isHastened: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const network = isHastened ? globalThis.window : undefined
    const end = () => {
      clearTimeout(timer)
      network?.removeEventListener('online', wake)
      signal.removeEventListener('abort', abort)
    }
    const wake = () => {
      end()
      resolve()
    }
    const abort = () => {
      end()
      reject(signal.reason)
    }
    const timer = setTimeout(wake, ms)
    network?.addEventListener('online', wake)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })

/** Whether the same request may succeed later: it was lost, the server is overloaded or broken. */
const mayPass = (httpStatus: number): boolean => httpStatus === 0 || httpStatus === 429 || httpStatus >= 500

/**
 * Sends a request whose repeats have one effect until it succeeds, is refused for good, or its time is up. What the
 * server asks to wait for (`Retry-After`) is waited for.
 */
export const resend = async <T>(
  send: () => Promise<T>,
  { persistent, timeoutMs, now, signal, onFailedTry }: ResendOptions,
): Promise<T> => {
  const endsAt = now() + timeoutMs
  let pauseMs = firstPauseMs
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isCallError(error) || signal.aborted || !mayPass(error.httpStatus)) throw error
      const { retryAfterMs } = error
      if (retryAfterMs === undefined && !persistent) throw error
      const waitMs = retryAfterMs ?? pauseMs
      if (now() + waitMs >= endsAt) throw error
      onFailedTry?.(error)
      await pause(waitMs, signal, retryAfterMs === undefined)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }
}
