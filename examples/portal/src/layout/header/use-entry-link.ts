import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../app/app'
import { linkOf, type NavigationItem } from '../../navigation/item'
import { ownGuidePath } from '../../navigation/own-guide'
import { isModifiedClick } from '../../router/links'

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
