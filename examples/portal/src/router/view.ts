import type { ComponentType } from 'react'
import type { PortalState } from '../app/state'
import type { LayoutName } from '../app/layouts'
import type { Row } from '../app/row'
import type { ChromeProps, PageProps, Place, Read } from '../app/page'
import { type Failure, failureOf, notFound } from './failure'
import type { Match } from './match'

/** What a layout renders around its pages, with its data. */
interface LoadedChrome {
  // biome-ignore lint/suspicious/noExplicitAny: the row has loaded component and data together
  Chrome: ComponentType<ChromeProps<any>>
  data: unknown
}

/** A page with the data it shows. */
export interface ReadyView extends Place {
  phase: 'ready'
  href: string
  row: Row
  // biome-ignore lint/suspicious/noExplicitAny: the row has loaded page and data together
  Page: ComponentType<PageProps<any>>
  chrome?: LoadedChrome
  data: unknown
  now: number
}

export interface LockedProps {
  title: string
}

/** Replaces a page for signed-in visitors while the session is not known. */
export type LockedPage = () => Promise<{ default: ComponentType<LockedProps> }>

/** A page for signed-in visitors while the session is not known: nothing of it is loaded. */
interface LockedView {
  phase: 'locked'
  href: string
  row: Row
  Page: ComponentType<LockedProps>
  chrome?: LoadedChrome
}

interface FailedView extends Failure {
  phase: 'failed'
  href: string
  layout: LayoutName
  Page: ComponentType<Failure>
}

export type View = ReadyView | LockedView | FailedView

export const layoutOf = (view: View): LayoutName => (view.phase === 'failed' ? view.layout : view.row.layout)

export const chromeOf = (view: View): LoadedChrome | undefined =>
  view.phase === 'failed' ? undefined : view.chrome

export const failedView = async (href: string, failure: Failure): Promise<FailedView> => {
  const { default: Page } = await import('../pages/error/ErrorPage')
  return { phase: 'failed', href, layout: 'default', Page, ...failure }
}

export const loadChrome = async (row: Row, read: Read): Promise<LoadedChrome | undefined> => {
  const chrome = await row.chrome?.()
  return chrome && { Chrome: chrome.default, data: await chrome.load({ read }) }
}

export const lockedView = async (
  href: string,
  row: Row,
  page: LockedPage,
  chrome?: LoadedChrome,
): Promise<LockedView> => {
  const { default: Page } = await page()
  return { phase: 'locked', href, row, Page, chrome }
}

export interface LoadOptions {
  read: Read
  now: () => number
}

/** Loads a page's code and data in parallel. Rejects when code cannot be loaded; data that fails is a failed view. */
export const loadView = async (
  href: string,
  match: Match | null,
  { read, now }: LoadOptions,
): Promise<View> => {
  if (!match) return failedView(href, notFound)
  const { row, params, query } = match
  const reading = row.load?.({ params, query, read })
  reading?.catch(() => {})
  const [{ default: Page }, chrome] = await Promise.all([row.page(), loadChrome(row, read)])
  try {
    const data = await reading
    return { phase: 'ready', href, row, Page, chrome, params, query, data, now: now() }
  } catch (error) {
    return failedView(href, failureOf(error))
  }
}

/** The page that the server rendered, from the state in the document: only its code has to be loaded. */
export const firstView = async (
  href: string,
  match: Match | null,
  state: PortalState,
  lockedPage: LockedPage,
): Promise<View> => {
  const { failure, data, now } = state
  if (failure) return failedView(href, failure)
  if (!match) return failedView(href, notFound)
  const { row, params, query } = match
  const loadingPage = row.login ? null : row.page()
  const module = await row.chrome?.()
  const chrome = module && { Chrome: module.default, data: state.chrome }
  if (!loadingPage) return lockedView(href, row, lockedPage, chrome)
  const { default: Page } = await loadingPage
  return { phase: 'ready', href, row, Page, chrome, params, query, data, now }
}
