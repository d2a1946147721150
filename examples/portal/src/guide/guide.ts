import type { GuideTree } from '@chuhai/contract/guide'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Exclusive } from './exclusive'
import type { Subscriptions } from './subscriptions'

/** What the pages of the site guide share for as long as one of them is shown. */
export interface Guide {
  /** Empty while its loading has failed. */
  tree: GuideTree
  /** Whether there are hot recommendations (specification 2.10). */
  isHotShown: boolean
  /** Null on the server. */
  subscriptions: Subscriptions | null
  /** Null on the server. */
  exclusive: Exclusive | null
}

export const GuideContext = createContext<Guide | null>(null)

export const useGuide = (): Guide => {
  const guide = useContext(GuideContext)
  if (!guide) throw new Error('[chuhai] The site guide’s parts must be rendered inside one of its layouts')
  return guide
}

const never = () => () => {}
const unknown = () => null

/** The ids of the subscribed sites; null while not known, and for visitors who are not signed in. */
export const useSubscriptions = (): ReadonlySet<number> | null => {
  const { subscriptions } = useGuide()
  const $ids = subscriptions?.$ids
  return useSyncExternalStore($ids?.listen ?? never, $ids?.get ?? unknown, unknown)
}

/** Whether this visitor is subscribed to a site; rerenders only when this changes. */
export const useSubscribed = (siteId: number): boolean => {
  const { subscriptions } = useGuide()
  const $ids = subscriptions?.$ids
  return useSyncExternalStore(
    $ids?.listen ?? never,
    () => $ids?.get()?.has(siteId) ?? false,
    () => false,
  )
}
