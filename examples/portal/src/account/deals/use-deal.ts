import { type Deal, type DealMove, getDeal, moveDeal } from '@chuhai/contract/market'
import { type Core, isAbortError, isCallError, isNotFound } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { useCallback, useEffect, useRef, useState } from 'react'

export type DealReading =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; deal: Deal }

/**
 * A deal of the visitor, read when the page is shown and again whenever they come back: the other side may have gone on. `move` takes
 * a step over what is shown, once for two presses, and resolves to whether it was taken.
 */
export const useDeal = (core: Core, number: string | null) => {
  const [reading, setReading] = useState<DealReading>({ phase: number ? 'loading' : 'missing' })
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)
  const refresh = useCallback(async () => {
    if (!number) return
    try {
      const deal = await core.query(getDeal, { params: { number } }).refresh()
      setReading({ phase: 'ready', deal })
    } catch (error) {
      if (isAbortError(error)) return
      const message = isCallError(error) ? error.message : ''
      setReading((shown) => {
        if (isNotFound(error)) return { phase: 'missing' }
        return shown.phase === 'ready' ? shown : { phase: 'failed', message }
      })
    }
  }, [core, number])
  useEffect(() => void refresh(), [refresh])
  useReturn(refresh)

  const move = async (step: number, action: DealMove): Promise<boolean> => {
    if (isRunning.current || !number) return false
    isRunning.current = true
    setIsSending(true)
    try {
      const deal = await core.call(moveDeal, { params: { number }, body: { step, move: action } })
      setReading({ phase: 'ready', deal })
      return true
    } catch (error) {
      if (isAbortError(error)) return false
      core.report(error)
      // The step may have been taken although its answer was lost.
      await refresh()
      return false
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }
  return { reading, refresh, move, isSending }
}
