import type { Core } from '@chuhai/core'
import type { Navigator } from '../router/navigator'
import { loginPath } from '../router/return-path'
import type { Row } from '../routes/row'
import type { Account } from './account'
import { markSession } from './session-hint'

/** Where whoever is not signed in is sent from a page that asks for it. */
export const refugeOf = (row: Row, href: string): string => row.otherwise ?? loginPath(href)

/** Whether a page is not for this visitor, as far as that is known already. */
export const isLockedFor = (row: Row, { $isKnown, $user }: Core['session']): boolean =>
  Boolean(row.login && $isKnown.get() && !$user.get())

/** A page that was gone to asks for sign-on when its reading has found the session to be over; one brought ahead does not. */
export const watchRefusals = ({ request }: Core['signOn'], { $view }: Pick<Navigator, '$view'>) =>
  $view.listen((view) => {
    if (view.phase === 'failed' && view.code === 401) request({ reason: 'unauthorized' })
  })

/** Keeps header and guarded pages in step with who is signed in: here, by another tab, or not any more. */
export const watchVisitor = ({ $visitor, prepare }: Account, navigator: Navigator, document: Document) =>
  $visitor.subscribe(({ phase }) => {
    if (phase === 'asking') return
    markSession(document.documentElement, phase === 'in')
    const { pathname, search } = document.location
    if (phase === 'out') navigator.cover()
    else {
      prepare()
      if (navigator.$view.get().phase === 'waiting') navigator.go(pathname + search)
    }
  })
