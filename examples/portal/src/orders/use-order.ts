import { getOrder, type Order } from '@chuhai/contract/order'
import { type Core, createScope, isAbortError, isCallError } from '@chuhai/core'
import { useCallback, useEffect, useState } from 'react'

export type OrderReading =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; order: Order }

const isMissing = (error: unknown) => isCallError(error) && error.httpStatus === 404

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
        if (isMissing(error)) return { phase: 'missing' }
        return shown.phase === 'ready' ? shown : { phase: 'failed', message }
      })
    }
  }, [core, number, show])

  useEffect(() => {
    void refresh()
    const whenVisible = () => document.visibilityState === 'visible' && void refresh()
    // A page that the browser has kept whole shows itself again without being loaded.
    const whenKept = (event: PageTransitionEvent) => event.persisted && void refresh()
    const { signal, end } = createScope()
    document.addEventListener('visibilitychange', whenVisible, { signal })
    window.addEventListener('pageshow', whenKept, { signal })
    window.addEventListener('online', refresh, { signal })
    return end
  }, [refresh])

  return { reading, refresh, show }
}
