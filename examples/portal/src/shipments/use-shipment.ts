import {
  getShipment,
  moveShipment,
  type SenderMove,
  type Shipment,
  type ShipmentDetails,
  saveShipment,
} from '@chuhai/contract/logistics'
import { type Core, isAbortError, isCallError, isNotFound } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { useCallback, useEffect, useRef, useState } from 'react'

export type ShipmentReading =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; shipment: Shipment }

/**
 * A shipment of the visitor, loaded when the page is shown and again when they return. `save` and `move` apply a transition, ignore a
 * second press meanwhile, and resolve to the new shipment, or to null if it failed.
 */
export const useShipment = (core: Core, number: string | null) => {
  const [reading, setReading] = useState<ShipmentReading>({ phase: number ? 'loading' : 'missing' })
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)
  const refresh = useCallback(async () => {
    if (!number) return
    try {
      const shipment = await core.query(getShipment, { params: { number } }).refresh()
      setReading({ phase: 'ready', shipment })
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

  const take = async (call: (number: string) => Promise<Shipment>): Promise<Shipment | null> => {
    if (isRunning.current || !number) return null
    isRunning.current = true
    setIsSending(true)
    try {
      const shipment = await call(number)
      setReading({ phase: 'ready', shipment })
      return shipment
    } catch (error) {
      if (isAbortError(error)) return null
      core.report(error)
      // The transition may have been applied although its answer was lost.
      await refresh()
      return null
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }
  const save = (step: number, details: ShipmentDetails) =>
    take((own) => core.call(saveShipment, { params: { number: own }, body: { step, details } }))
  const move = (step: number, action: SenderMove, words = '') =>
    take((own) => core.call(moveShipment, { params: { number: own }, body: { step, action, words } }))
  return { reading, refresh, save, move, isSending }
}
