import type { ComponentType } from 'react'
import type { PortalState } from '../app/state'
import type { LayoutName } from '../layout/layouts'
import type { ChromeProps, PageProps, Place, Read, Row } from '../routes/row'
import { type Failure, failureOf, notFound } from './failure'
import type { Match } from './match'

/** What stands around a page, and what it shows. */
export interface Surroundings {
  // biome-ignore lint/suspicious/noExplicitAny: the row has brought chrome and data together
  Chrome: ComponentType<ChromeProps<any>>
  data: unknown
}

/** A page that can be shown, with the data it shows. */
export interface ReadyView extends Place {
  phase: 'ready'
  href: string
  row: Row
  // biome-ignore lint/suspicious/noExplicitAny: the row has brought page and data together
  Page: ComponentType<PageProps<any>>
  surroundings?: Surroundings
  data: unknown
  now: number
}

export interface WaitingProps {
  title: string
}

/** The page that stands in for one that is not shown yet. */
export type WaitingPage = () => Promise<{ default: ComponentType<WaitingProps> }>

/** A page for signed-in visitors, before it is known who this one is: nothing of it is loaded. */
export interface WaitingView {
  phase: 'waiting'
  href: string
  row: Row
  Page: ComponentType<WaitingProps>
  surroundings?: Surroundings
}

/** Why no page can be shown: 404, or whatever reading it has answered. */
export interface FailedView {
  phase: 'failed'
  href: string
  layout: LayoutName
  Page: ComponentType<Failure>
  code: number
  message: string
}

export type View = ReadyView | WaitingView | FailedView

export const layoutOf = (view: View): LayoutName => (view.phase === 'failed' ? view.layout : view.row.layout)

export const failedView = async (href: string, failure: Failure): Promise<FailedView> => {
  const { default: Page } = await import('../pages/error/ErrorPage')
  return { phase: 'failed', href, layout: 'default', Page, ...failure }
}

/** Brings what stands around the pages of a row, if there is anything. */
export const loadSurroundings = async (row: Row, read: Read): Promise<Surroundings | undefined> => {
  const chrome = await row.chrome?.()
  return chrome && { Chrome: chrome.default, data: await chrome.load({ read }) }
}

export const waitingView = async (
  href: string,
  row: Row,
  page: WaitingPage,
  surroundings?: Surroundings,
): Promise<WaitingView> => {
  const { default: Page } = await page()
  return { phase: 'waiting', href, row, Page, surroundings }
}

export interface LoadOptions {
  read: Read
  now: () => number
}

/** Brings a page's code and its data, both at once. A page whose code cannot be loaded rejects: that is no answer. */
export const loadView = async (
  href: string,
  match: Match | null,
  { read, now }: LoadOptions,
): Promise<View> => {
  if (!match) return failedView(href, notFound)
  const { row, params, query } = match
  const code = row.page()
  const around = loadSurroundings(row, read)
  const data = row.load?.({ params, query, read })
  data?.catch(() => {})
  around.catch(() => {})
  const { default: Page } = await code
  const surroundings = await around
  try {
    return { phase: 'ready', href, row, Page, surroundings, params, query, data: await data, now: now() }
  } catch (error) {
    return failedView(href, failureOf(error))
  }
}

/** The first page again, from what the server has left in the document: only its code has to be brought. */
export const firstView = async (
  href: string,
  match: Match | null,
  state: PortalState,
  waitingPage: WaitingPage,
): Promise<View> => {
  const { failure, data, now } = state
  if (failure) return failedView(href, failure)
  if (!match) return failedView(href, notFound)
  const { row, params, query } = match
  const page = row.login ? null : row.page()
  const chrome = await row.chrome?.()
  const surroundings = chrome && { Chrome: chrome.default, data: state.chrome }
  if (!page) return waitingView(href, row, waitingPage, surroundings)
  const { default: Page } = await page
  return { phase: 'ready', href, row, Page, surroundings, params, query, data, now }
}
