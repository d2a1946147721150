import type { Core } from '@chuhai/core'
import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../app/app'
import { exclusiveGuidePath, guidePath } from '../guide/paths'
import { isModifiedClick } from '../router/links'
import { linkOf, type NavigationItem } from './item'

/**
 * Where the menu's entry of the site guide leads (specification 2.8): whoever is signed in and has been evaluated to a
 * guide of their own, everybody else to the guide.
 */
export const ownGuidePath = async ({ session, query }: Pick<Core, 'session' | 'query'>): Promise<string> => {
  const user = session.$isKnown.get() ? session.$user.get() : await session.refresh()
  if (!user) return guidePath
  try {
    const { getEvaluationResult } = await import('@chuhai/contract/evaluation')
    const { navImageId } = await query(getEvaluationResult).load()
    return navImageId === null ? guidePath : exclusiveGuidePath(navImageId)
  } catch {
    return guidePath
  }
}

/** How the menu puts an item into a link; the site guide's entry asks first where it leads whoever is signed in. */
export const useEntryLink = () => {
  const { client } = useApp()
  const findOwnGuide = (event: MouseEvent) => {
    if (!client || isModifiedClick(event)) return
    const { $isKnown, $user } = client.core.session
    if ($isKnown.get() && !$user.get()) return
    event.preventDefault()
    ownGuidePath(client.core).then(navigate)
  }
  return (item: NavigationItem) => ({
    ...linkOf(item),
    onClick: item.findsOwnGuide ? findOwnGuide : undefined,
  })
}
