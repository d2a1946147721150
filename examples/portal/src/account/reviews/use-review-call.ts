import type { DealReviews } from '@chuhai/contract/market'
import { type Core, isAbortError, isCallError } from '@chuhai/core'
import { useRef, useState } from 'react'

/** Sends a review or an answer; a second press waits for the first. What is there already is read again. */
export const useReviewCall = (core: Core, onChanged: () => void) => {
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)

  const send = async (call: () => Promise<DealReviews>, saved: string): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setIsSending(true)
    try {
      await call()
      core.notices.success(saved)
      onChanged()
      return true
    } catch (error) {
      if (isAbortError(error)) return false
      core.report(error)
      if (isCallError(error) && (error.httpStatus === 409 || error.httpStatus === 404)) onChanged()
      return false
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }
  return { isSending, send }
}
