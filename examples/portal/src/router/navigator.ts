import { pendingMinDisplayMs } from '@chuhai/contract/constants'
import { atom, type ReadableAtom } from 'nanostores'
import type { Row } from '../routes/row'
import { createMatcher, identityOf } from './match'
import { type LoadOptions, loadView, type View } from './view'

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
  /** Brings code and data of an address into the caches. */
  prefetch(href: string): void
}

export interface NavigatorOptions extends LoadOptions {
  rows: readonly Row[]
  initial: View
  isSignedIn(): boolean
  /** Starts sign-on for a page that asks for it. */
  requestSignOn(): void
  /** Code of a page could not be loaded. */
  onChunkFailure(error: unknown): void
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const createNavigator = (options: NavigatorOptions): Navigator => {
  const { rows, initial, isSignedIn, requestSignOn, onChunkFailure, ...loading } = options
  const match = createMatcher(rows)
  const $view = atom<View>(initial)
  const $fetch = atom<PageFetch>({
    pending: false,
    error: null,
    timestamp: initial.phase === 'ready' ? initial.now : 0,
  })
  let turn = 0

  const settle = (view: View) => {
    $view.set(view)
    const error = view.phase === 'failed' ? view.message : null
    $fetch.set({ pending: false, error, timestamp: loading.now() })
  }

  const sameAsShown = (href: string, row: Row | undefined) => {
    const shown = $view.get()
    if (shown.phase === 'failed') return shown.href === href
    return shown.row === row && identityOf(shown.href, row) === identityOf(href, row)
  }

  return {
    $view,
    $fetch,

    async go(href) {
      const found = match(href)
      const mine = ++turn
      const isGuarded = found?.row.login && !isSignedIn()
      if (isGuarded || sameAsShown(href, found?.row)) {
        if ($fetch.get().pending) $fetch.set({ ...$fetch.get(), pending: false })
        if (isGuarded) requestSignOn()
        return
      }
      const coming = loadView(href, found, loading)
      coming.catch(() => {})
      let isHere = false
      await Promise.race([coming.then(() => (isHere = true)).catch(() => {}), wait(0)])
      if (mine !== turn) return
      const shownFor = isHere ? null : wait(pendingMinDisplayMs)
      if (shownFor) $fetch.set({ ...$fetch.get(), pending: true })
      try {
        const view = await coming
        await shownFor
        if (mine === turn) settle(view)
      } catch (error) {
        if (mine !== turn) return
        $fetch.set({ pending: false, error: String(error), timestamp: loading.now() })
        onChunkFailure(error)
      }
    },

    prefetch(href) {
      const found = match(href)
      if (!found || (found.row.login && !isSignedIn())) return
      loadView(href, found, loading).catch(() => {})
    },
  }
}
