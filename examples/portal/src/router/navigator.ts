import { pendingMinDisplayMs } from '@chuhai/contract/constants'
import { atom } from 'nanostores'
import type { Row } from '../app/row'
import type { PageFetch, PageNavigator, View } from '../app/view'
import { failureOf } from './failure'
import { createMatcher, identityOf, type Match } from './match'
import { failedView, type LoadOptions, loadView, lockedView } from './view'

export interface Navigator extends PageNavigator {
  /** Whether the page of an address is the one that is shown. */
  shows(href: string): boolean
  /** Replaces a page for signed-in visitors by the locked page, after sign-out. */
  hidePrivatePage(): Promise<void>
}

export interface NavigatorOptions extends LoadOptions {
  rows: readonly Row[]
  initial: View
  isSignedIn(): boolean | Promise<boolean>
  /** Leads a visitor who is not signed in away from a page that needs sign-on. */
  redirect(row: Row, href: string): void
  /** Code of a page could not be loaded. */
  onChunkFailure(error: unknown): void
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const createNavigator = (options: NavigatorOptions): Navigator => {
  const { rows, initial, isSignedIn, redirect, onChunkFailure, ...loading } = options
  const match = createMatcher(rows)
  const $view = atom<View>(initial)
  const $fetch = atom<PageFetch>({
    pending: false,
    error: null,
    timestamp: initial.phase === 'ready' ? initial.now : 0,
  })
  let latestNavigation = 0

  const setPending = (pending: boolean) => {
    if ($fetch.get().pending !== pending) $fetch.set({ ...$fetch.get(), pending })
  }
  const finish = (error: string | null) => $fetch.set({ pending: false, error, timestamp: loading.now() })

  const isPageOf = (view: View, href: string, row: Row | undefined) => {
    if (view.phase === 'locked') return false
    if (view.phase === 'failed') return view.href === href
    return view.row === row && identityOf(view.href, row) === identityOf(href, row)
  }
  const isShown = (href: string, row: Row | undefined) => isPageOf($view.get(), href, row)

  /** Resolves to null for a page that needs sign-on: then nothing of it is loaded. */
  const load = async (href: string, found: Match | null): Promise<View | null> =>
    found?.row.login && !(await isSignedIn()) ? null : loadView(href, found, loading)

  return {
    $view,
    $fetch,

    async go(href, kept = null) {
      const found = match(href)
      const navigation = ++latestNavigation
      if (isShown(href, found?.row)) return setPending(false)
      const loadingView = kept && isPageOf(kept, href, found?.row) ? Promise.resolve(kept) : load(href, found)
      const isLoaded = loadingView.then(
        () => true,
        () => true,
      )
      // A page that is cached appears without the pending display.
      const isCached = await Promise.race([isLoaded, wait(0)])
      if (navigation !== latestNavigation) return
      const minDisplay = isCached ? null : wait(pendingMinDisplayMs)
      if (minDisplay) setPending(true)
      try {
        const view = await loadingView
        await minDisplay
        if (navigation !== latestNavigation) return
        if (view) {
          $view.set(view)
          return finish(view.phase === 'failed' ? view.message : null)
        }
        setPending(false)
        if (found) redirect(found.row, href)
      } catch (error) {
        if (navigation !== latestNavigation) return
        finish(String(error))
        onChunkFailure(error)
      }
    },

    shows: (href) => isShown(href, match(href)?.row),

    async fail(error) {
      const shown = $view.get()
      if (shown.phase === 'failed') return
      const failed = await failedView(shown.href, failureOf(error), loading.pages)
      if ($view.get() !== shown) return
      $view.set(failed)
      finish(failed.message)
    },

    async hidePrivatePage() {
      const shown = $view.get()
      if (shown.phase !== 'ready' || !shown.row.login) return
      const locked = await lockedView(shown.href, shown.row, loading.pages, shown.chrome)
      if ($view.get() === shown) $view.set(locked)
    },

    prefetch(href) {
      const found = match(href)
      if (found) load(href, found).catch(() => {})
    },
  }
}
