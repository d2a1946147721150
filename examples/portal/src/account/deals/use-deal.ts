import { type Deal, type DealMove, getDeal, moveDeal } from '@chuhai/contract/market'
import { type Core, isAbortError, isCallError, isNotFound } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { useCallback, useEffect, useState } from 'react'
import { useSingleCall } from '../../components/use-single-call'

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

  const { isSending, send } = useSingleCall(core, () => void refresh())
  const move = async (step: number, action: DealMove): Promise<boolean> => {
    if (!number) return false
    const body = { step, move: action }
    const deal = await send(JSON.stringify(body), () => core.call(moveDeal, { params: { number }, body }))
    if (deal) setReading({ phase: 'ready', deal })
    return deal !== null
  }
  return { reading, refresh, move, isSending }
}
