import type { NavigationItem } from '@chuhai/contract/navigation'
import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../app/app'
import { isModifiedClick } from '../../router/links'
import { linkOf } from './item'
import { ownGuidePath } from './own-guide'

/**
 * Returns the link props of menu items. One that needs sign-on asks a signed-out visitor for it first, and that of the
 * site guide looks up its target for a signed-in one.
 */
export const useItemLink = () => {
  const { client } = useApp()
  return (item: NavigationItem) => {
    const onClick = (event: MouseEvent) => {
      if (!client || isModifiedClick(event)) return
      const { signOn, session } = client.core
      const isOut = session.$isKnown.get() && !session.$user.get()
      if (item.needLogin && isOut) {
        event.preventDefault()
        const returnTo = item.outside || !item.path ? undefined : new URL(item.path, location.origin).href
        signOn.request({ reason: 'menu', returnTo })
      } else if (item.findsOwnGuide && !isOut) {
        event.preventDefault()
        ownGuidePath(client.core).then(navigate)
      }
    }
    return { ...linkOf(item), onClick: item.needLogin || item.findsOwnGuide ? onClick : undefined }
  }
}
