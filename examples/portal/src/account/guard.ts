import type { Core } from '@chuhai/core'
import type { Account } from '../app/account'
import { markSession } from '../app/document-attributes'
import { loginPath } from '../app/paths/sign-on'
import type { Row } from '../app/row'
import type { Navigator } from '../router/navigator'

/** Where a visitor who is not signed in is redirected from a page that needs sign-on. */
export const redirectFor = (row: Row, href: string): string => row.signedOutPath ?? loginPath(href)

/** Whether a page needs sign-on and the visitor is known to be signed out. */
export const isLockedFor = (row: Row, { $isKnown, $user }: Core['session']): boolean =>
  Boolean(row.login && $isKnown.get() && !$user.get())

/** Requests sign-on when a page that was opened, not prefetched, could not be read because the session has ended. */
export const watchUnauthorized = ({ request }: Core['signOn'], { $view }: Pick<Navigator, '$view'>) =>
  $view.listen((view) => {
    if (view.phase === 'failed' && view.code === 401) request({ reason: 'unauthorized' })
  })

/** Updates header and private pages when the visitor signs in or out, here or in another tab. */
export const watchVisitor = ({ $visitor, prepare }: Account, navigator: Navigator, document: Document) =>
  $visitor.subscribe(({ phase }) => {
    if (phase === 'asking') return
    markSession(document.documentElement, phase === 'in')
    const { pathname, search } = document.location
    if (phase === 'out') navigator.hidePrivatePage()
    else {
      prepare()
      if (navigator.$view.get().phase === 'locked') navigator.go(pathname + search)
    }
  })
