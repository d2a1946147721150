import { createScope, randomKey } from '@chuhai/core'
import type { HistoryEntries, HistoryEntry } from '../app/kept'

interface HistoryEntriesOptions {
  page: Window
  /** Even naming `sessionStorage` throws where the browser blocks it. */
  openStorage(): Pick<Storage, 'getItem' | 'setItem'>
  /** Whether the shown page is that of the address. */
  isShown(): boolean
  signal?: AbortSignal
}

const storageKey = 'chuhai.scrolled'
const maxEntries = 50

/** How long a page may take to become as high as it was. */
const returnMs = 3000

const newEntry = (top: number | null): HistoryEntry => ({ top, view: null, values: new Map() })

const readTops = (openStorage: HistoryEntriesOptions['openStorage']): [string, HistoryEntry][] => {
  try {
    const tops: Record<string, number> = JSON.parse(openStorage().getItem(storageKey) ?? '{}')
    return Object.entries(tops).map(([key, top]) => [key, newEntry(top)])
  } catch {
    return []
  }
}

/**
 * Lets Back and Forward lead to where a page was left. The browser itself would scroll the page that is still shown, before
 * the other one is loaded. Each entry of the history carries a key in its state, also over a reload.
 */
export const createHistoryEntries = (options: HistoryEntriesOptions): HistoryEntries => {
  const { page, openStorage, isShown, signal } = options
  const { history, document } = page
  const entries = new Map(readTops(openStorage))
  let endReturn: (() => void) | null = null

  const current = (): HistoryEntry => {
    const known: string | undefined = history.state?.entry
    const key = known ?? randomKey()
    const entry = entries.get(key) ?? newEntry(null)
    // The latest is the last, and the oldest is forgotten first.
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of [...entries.keys()].slice(0, -maxEntries)) entries.delete(oldest)
    if (!known) history.replaceState({ ...history.state, entry: key }, '')
    return entry
  }

  let shown = current()

  /** Scrolls again while the page grows, until the visitor scrolls. */
  const returnTo = (top: number) => {
    const reach = () => page.scrollTo(0, top)
    const { signal, later, add, end } = createScope()
    const growth = new ResizeObserver(reach)
    add(() => {
      endReturn = null
      growth.disconnect()
    })
    endReturn = end
    later(returnMs, end)
    for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      page.addEventListener(name, end, { signal, passive: true })
    growth.observe(document.body)
    reach()
  }

  const arrive = (): boolean => {
    endReturn?.()
    shown = current()
    if (shown.top === null) return false
    returnTo(shown.top)
    return true
  }

  const onScroll = () => {
    if (!endReturn) shown.top = page.scrollY
  }
  const onMove = () => {
    const entry = current()
    if (entry === shown) return
    // The scroll event of the last frame may still be on its way.
    if (!isShown()) return onScroll()
    if (entry.top !== null) return void arrive()
    // Another part of the same page, which stays as it is.
    endReturn?.()
    entry.top = page.scrollY
    entry.view = shown.view
    entry.values = shown.values
    shown = entry
  }
  const restoreBy = (mode: ScrollRestoration) => {
    history.scrollRestoration = mode
  }
  const onLeave = () => {
    // A reload, or the way back from another site, is the browser's.
    restoreBy('auto')
    const tops = [...entries].flatMap(([key, { top }]) => (top === null ? [] : [[key, top]]))
    try {
      openStorage().setItem(storageKey, JSON.stringify(Object.fromEntries(tops)))
    } catch {
      // Without storage the tab forgets over a reload.
    }
  }

  for (const name of ['pushState', 'replaceState', 'popstate'])
    page.addEventListener(name, onMove, { signal })
  page.addEventListener('scroll', onScroll, { signal, passive: true })
  page.addEventListener('pagehide', onLeave, { signal })
  page.addEventListener('pageshow', () => restoreBy('manual'), { signal })
  if (history.scrollRestoration === 'manual' && shown.top !== null) returnTo(shown.top)
  const forget = () => {
    for (const entry of entries.values()) Object.assign(entry, newEntry(entry.top))
  }
  return { current, arrive, forget }
}
