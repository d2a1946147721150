import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * False while a component must render what a server rendered: there, and until its page is hydrated.
 *
 * @example
 * const time = useIsHydrated() ? new Date().toLocaleTimeString() : ''
 * return <p>{time}</p>
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
