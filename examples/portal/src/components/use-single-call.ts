import {
  type CallOptions,
  type Core,
  type Delay,
  isAbortError,
  isCallError,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { useRef, useState } from 'react'

/**
 * Sends a change once: a second press waits for the first, a repeat after a failure carries the same key. `delay` is why
 * there is no answer yet. Resolves to null where it failed, which is reported; `onStale` then reads what is another by now.
 */
export const useSingleCall = (core: Core, onStale: () => void) => {
  const [isSending, setIsSending] = useState(false)
  const [delay, setDelay] = useState<Delay>()
  const isRunning = useRef(false)
  const last = useRef<Submission>(undefined)

  const send = async <T>(content: string, call: (options: CallOptions) => Promise<T>): Promise<T | null> => {
    if (isRunning.current) return null
    last.current = submissionOf(content, last.current)
    isRunning.current = true
    setIsSending(true)
    try {
      const answer = await call({ idempotencyKey: last.current.key, onDelay: setDelay })
      last.current = undefined
      return answer
    } catch (error) {
      if (isAbortError(error)) return null
      core.report(error)
      // What the server has refused is another attempt the next time.
      if (isCallError(error) && error.httpStatus >= 400 && error.httpStatus < 500) last.current = undefined
      if (isCallError(error) && (error.httpStatus === 409 || error.httpStatus === 404)) onStale()
      return null
    } finally {
      isRunning.current = false
      setIsSending(false)
      setDelay(undefined)
    }
  }
  return { isSending, delay, send }
}
