import type { GuideTree } from '@chuhai/contract/guide'
import { createContext, useContext } from 'react'
import type { Subscriptions } from './subscriptions'

/** What the pages of the site guide share for as long as one of them is shown. */
export interface Guide {
  /** Empty while its loading has failed. */
  tree: GuideTree
  /** Whether there are hot recommendations (specification 2.10). */
  isHotShown: boolean
  /** Null while the server draws. */
  subscriptions: Subscriptions | null
  /**
   * 专属导航: the guide of an earlier evaluation, or the evaluation; whoever is not signed in signs on first, and comes
   * to /crossBorderSiteGuide/specialGuide.
   */
  openExclusive(): void
  /** The evaluation, whatever was found before. */
  evaluate(): void
}

export const GuideContext = createContext<Guide | null>(null)

export const useGuide = (): Guide => {
  const guide = useContext(GuideContext)
  if (!guide) throw new Error('[chuhai] The site guide’s parts stand inside one of its layouts')
  return guide
}
