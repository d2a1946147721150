import { pendingMinDisplayMs } from '@chuhai/contract/constants'
import { atom, type ReadableAtom } from 'nanostores'
import type { Row } from '../routes/row'
import { createMatcher, identityOf, type Match } from './match'
import { type LoadOptions, loadView, type View, type WaitingPage, waitingView } from './view'

/** The fetch of the page that is coming; `timestamp` is when the last one ended. */
export interface PageFetch {
  pending: boolean
  error: string | null
  timestamp: number
}

export interface Navigator {
  $view: ReadableAtom<View>
  $fetch: ReadableAtom<PageFetch>
  /** Shows the page of an address; the old page stays until the new one is whole. */
  go(href: string): Promise<void>
  /** Takes a page for signed-in visitors out of sight: its visitor is not signed in any more. */
  cover(): Promise<void>
  /** Brings code and data of an address into the caches. */
  prefetch(href: string): void
}

export interface NavigatorOptions extends LoadOptions {
  rows: readonly Row[]
  initial: View
  waitingPage: WaitingPage
  isSignedIn(): boolean | Promise<boolean>
  /** Leads a visitor who is not signed in away from a page that asks for it. */
  sendAway(row: Row, href: string): void
  /** Code of a page could not be loaded. */
  onChunkFailure(error: unknown): void
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const createNavigator = (options: NavigatorOptions): Navigator => {
  const { rows, initial, waitingPage, isSignedIn, sendAway, onChunkFailure, ...loading } = options
  const match = createMatcher(rows)
  const $view = atom<View>(initial)
  const $fetch = atom<PageFetch>({
    pending: false,
    error: null,
    timestamp: initial.phase === 'ready' ? initial.now : 0,
  })
  let turn = 0

  const stopPending = () => {
    if ($fetch.get().pending) $fetch.set({ ...$fetch.get(), pending: false })
  }

  const settle = (view: View) => {
    $view.set(view)
    const error = view.phase === 'failed' ? view.message : null
    $fetch.set({ pending: false, error, timestamp: loading.now() })
  }

  const sameAsShown = (href: string, row: Row | undefined) => {
    const shown = $view.get()
    if (shown.phase === 'waiting') return false
    if (shown.phase === 'failed') return shown.href === href
    return shown.row === row && identityOf(shown.href, row) === identityOf(href, row)
  }

  /** Null for a page that is not for this visitor: then nothing of it is asked for. */
  const bring = async (href: string, found: Match | null): Promise<View | null> =>
    found?.row.login && !(await isSignedIn()) ? null : loadView(href, found, loading)

  return {
    $view,
    $fetch,

    async go(href) {
      const found = match(href)
      const mine = ++turn
      if (sameAsShown(href, found?.row)) return stopPending()
      const coming = bring(href, found)
      coming.catch(() => {})
      let isHere = false
      await Promise.race([coming.then(() => (isHere = true)).catch(() => {}), wait(0)])
      if (mine !== turn) return
      const shownFor = isHere ? null : wait(pendingMinDisplayMs)
      if (shownFor) $fetch.set({ ...$fetch.get(), pending: true })
      try {
        const view = await coming
        await shownFor
        if (mine !== turn) return
        if (view) return settle(view)
        stopPending()
        if (found) sendAway(found.row, href)
      } catch (error) {
        if (mine !== turn) return
        $fetch.set({ pending: false, error: String(error), timestamp: loading.now() })
        onChunkFailure(error)
      }
    },

    async cover() {
      const shown = $view.get()
      if (shown.phase !== 'ready' || !shown.row.login) return
      const cover = await waitingView(shown.href, shown.row, waitingPage, shown.surroundings)
      if ($view.get() === shown) $view.set(cover)
    },

    prefetch(href) {
      const found = match(href)
      if (found) bring(href, found).catch(() => {})
    },
  }
}
