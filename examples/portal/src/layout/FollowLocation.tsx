import { useIsHydrated } from '@chuhai/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { type Client, useApp } from '../app/app'
import { applyTouchMode, readTouchMode, withoutTouchMode } from '../app/document-attributes'
import type { View } from '../app/view'
import { fragmentTarget } from '../router/fragment'
import { useAddress } from '../router/match'
import { localeOf, titleOf } from '../router/metadata'
import { markHead } from './head'

/** Moves the focus to the heading of the page, or to the page where its heading takes none. */
const focusHeading = () => {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  if (!heading || document.activeElement !== heading) main?.focus({ preventScroll: true })
}

const scrollToBeginning = () => {
  const target = fragmentTarget()
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** What Back may show again. */
const keptOf = (view: View): View | null => (view.phase === 'ready' && !view.row.login ? view : null)

/**
 * Follows the address: loads its page, then sets title, head and language, scrolls to where the page was left, to the fragment or to the
 * top, moves the focus, and lets screen readers say the title.
 */
export const FollowLocation = ({ client, view }: { client: Client; view: View }) => {
  const { navigator, menus } = useApp()
  const { help, entries } = client
  const address = useAddress()
  const shown = useRef(view)
  const [announced, announce] = useState('')
  const isHydrated = useIsHydrated()

  useEffect(() => {
    applyTouchMode(
      document.documentElement,
      readTouchMode(() => localStorage, location.search),
    )
    const obeyed = withoutTouchMode(address)
    if (obeyed !== address) return navigate(obeyed + location.hash, { replace: true })
    menus.load()
    navigator.go(address, entries.current().view)
  }, [address, navigator, menus, entries])

  useLayoutEffect(() => {
    entries.current().view = keptOf(view)
    if (shown.current === view) return
    shown.current = view
    document.title = titleOf(view)
    markHead(view)
    document.documentElement.lang = localeOf(view)
    help.close()
    if (!entries.arrive()) scrollToBeginning()
    focusHeading()
    announce(document.title)
  }, [view, help, entries])

  if (!isHydrated) return null
  return (
    <p className="ch-hidden" aria-live="polite">
      {announced}
    </p>
  )
}
