import { chooseShipments } from '@chuhai/contract/logistics'
import { type Core, isAbortError, isCallError } from '@chuhai/core'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { confirmPath } from '../app/paths/orders'

/** Keeps which shipments are paid together and goes on to their order, once for two presses. */
export const usePayment = (core: Core, onStale: () => void) => {
  const [isPaying, setIsPaying] = useState(false)
  const isRunning = useRef(false)
  const pay = async (shipments: readonly { number: string; amount: number }[]): Promise<void> => {
    if (isRunning.current || shipments.length === 0) return
    isRunning.current = true
    setIsPaying(true)
    try {
      const numbers = shipments.map(({ number }) => number)
      const amount = shipments.reduce((sum, one) => sum + one.amount, 0)
      const { id } = await core.call(chooseShipments, { body: { numbers, amount } })
      navigate(confirmPath({ kind: 'shipment', id }))
    } catch (error) {
      if (isAbortError(error)) return
      core.report(error)
      if (isCallError(error) && error.httpStatus < 500) onStale()
    } finally {
      isRunning.current = false
      setIsPaying(false)
    }
  }
  return { isPaying, pay }
}
