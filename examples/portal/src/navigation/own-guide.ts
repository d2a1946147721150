import type { Core } from '@chuhai/core'
import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../app/app'
import { exclusiveGuidePath, guidePath } from '../guide/paths'
import { isModifiedClick } from '../router/links'
import { linkOf, type NavigationItem } from './item'

/** Where the menu's entry of the site guide leads (specification 2.8): evaluated visitors to their own guide. */
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

/** The link of a menu item; the one of the site guide first looks up where it leads a signed-in visitor. */
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
