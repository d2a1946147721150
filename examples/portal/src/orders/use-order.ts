import { getOrder, type Order } from '@chuhai/contract/order'
import { type Core, isAbortError, isCallError, isNotFound } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { useCallback, useEffect, useState } from 'react'

export type OrderReading =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; order: Order }

export interface OpenOrder {
  reading: OrderReading
  /** Reads it again; what is shown stays meanwhile, and when that fails. */
  refresh(): Promise<void>
  /** Shows what a call has answered. */
  show(order: Order): void
}

/**
 * An order of the visitor, read when the page is shown and again whenever the visitor comes back to it: it may have been
 * paid, cancelled or expired in another tab meanwhile.
 */
export const useOrder = (core: Core, number: string | null): OpenOrder => {
  const [reading, setReading] = useState<OrderReading>({ phase: number ? 'loading' : 'missing' })
  const show = useCallback((order: Order) => setReading({ phase: 'ready', order }), [])
  const refresh = useCallback(async () => {
    if (!number) return
    try {
      show(await core.query(getOrder, { params: { number } }).refresh())
    } catch (error) {
      if (isAbortError(error)) return
      const message = isCallError(error) ? error.message : ''
      setReading((shown) => {
        if (isNotFound(error)) return { phase: 'missing' }
        return shown.phase === 'ready' ? shown : { phase: 'failed', message }
      })
    }
  }, [core, number, show])

  useEffect(() => void refresh(), [refresh])
  useReturn(refresh)

  return { reading, refresh, show }
}
