import { useSyncExternalStore } from 'react'
import { useGuide } from './guide'

const never = () => () => {}
const unknown = () => null

/** Ids of the sites this visitor is subscribed to; null until known, and for whoever is not signed in. */
export const useSubscriptions = (): ReadonlySet<number> | null => {
  const { subscriptions } = useGuide()
  const $ids = subscriptions?.$ids
  return useSyncExternalStore($ids?.listen ?? never, $ids?.get ?? unknown, unknown)
}

/** Whether this visitor is subscribed to a site; only what shows that site is drawn anew when it changes. */
export const useSubscribed = (siteId: number): boolean => {
  const { subscriptions } = useGuide()
  const $ids = subscriptions?.$ids
  return useSyncExternalStore(
    $ids?.listen ?? never,
    () => $ids?.get()?.has(siteId) ?? false,
    () => false,
  )
}
