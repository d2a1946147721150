import type { LayoutName } from '../app/layouts'
import type { Read } from '../app/page'
import type { PageModule, Row } from '../app/row'
import type { PortalState } from '../app/state'
import type { FailedView, Failure, FallbackPages, LoadedChrome, LockedView, View } from '../app/view'
import { failureOf, notFound } from './failure'
import type { Match } from './match'

export const layoutOf = (view: View): LayoutName => (view.phase === 'failed' ? view.layout : view.row.layout)

export const chromeOf = (view: View): LoadedChrome | undefined =>
  view.phase === 'failed' ? undefined : view.chrome

export const failedView = async (
  href: string,
  failure: Failure,
  pages: FallbackPages,
): Promise<FailedView> => {
  const { default: Page } = await pages.error()
  return { phase: 'failed', href, layout: 'default', Page, ...failure }
}

export const loadChrome = async (row: Row, read: Read): Promise<LoadedChrome | undefined> => {
  const chrome = await row.chrome?.()
  return chrome && { Chrome: chrome.default, data: await chrome.load({ read }) }
}

export const lockedView = async (
  href: string,
  row: Row,
  pages: FallbackPages,
  chrome?: LoadedChrome,
): Promise<LockedView> => {
  const { default: Page } = await pages.locked()
  return { phase: 'locked', href, row, Page, chrome }
}

export interface LoadOptions {
  read: Read
  now: () => number
  pages: FallbackPages
}

/** A page with its data and what it says of itself. */
const shown = ({ default: Page, describe }: PageModule<unknown>, row: Row, data: unknown) => ({
  Page,
  data,
  description: (describe ?? row.description)?.(data),
})

/** Loads a page's code and data in parallel. Rejects when code cannot be loaded; data that fails is a failed view. */
export const loadView = async (
  href: string,
  match: Match | null,
  { read, now, pages }: LoadOptions,
): Promise<View> => {
  if (!match) return failedView(href, notFound, pages)
  const { row, params, query } = match
  const reading = row.load?.({ params, query, read })
  reading?.catch(() => {})
  const [page, chrome] = await Promise.all([row.page(), loadChrome(row, read)])
  try {
    const data = await reading
    return { phase: 'ready', href, row, ...shown(page, row, data), chrome, params, query, now: now() }
  } catch (error) {
    return failedView(href, failureOf(error), pages)
  }
}

/** The page that the server rendered, from the state in the document: only its code has to be loaded. */
export const firstView = async (
  href: string,
  match: Match | null,
  state: PortalState,
  pages: FallbackPages,
): Promise<View> => {
  const { failure, data, now } = state
  if (failure) return failedView(href, failure, pages)
  if (!match) return failedView(href, notFound, pages)
  const { row, params, query } = match
  const loadingPage = row.login ? null : row.page()
  const module = await row.chrome?.()
  const chrome = module && { Chrome: module.default, data: state.chrome }
  if (!loadingPage) return lockedView(href, row, pages, chrome)
  return { phase: 'ready', href, row, ...shown(await loadingPage, row, data), chrome, params, query, now }
}
