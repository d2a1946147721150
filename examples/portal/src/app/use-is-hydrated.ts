import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while what is drawn must be as the server has drawn it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
