import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { applyTouchMode, readTouchMode } from '../device/touch-mode'
import { titleOf } from '../router/titles'
import type { View } from '../router/view'
import { type Client, useApp } from './app'

/** Follows the address: asks for its page, and once that is shown, names it, moves to its top and reads touch mode. */
export const Journey = ({ client, view }: { client: Client; view: View }) => {
  const { navigator } = useApp()
  const [path] = useLocation()
  const search = useSearch()
  const shown = useRef(view)

  useEffect(() => {
    applyTouchMode(document.documentElement, readTouchMode(localStorage, location.search))
    navigator.go(search ? `${path}?${search}` : path)
  }, [path, search, navigator])

  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.title = titleOf(view)
    client.help.close()
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [view, client])

  return null
}
