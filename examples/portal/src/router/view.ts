import type { ComponentType } from 'react'
import type { PortalState } from '../app/state'
import type { LayoutName } from '../layout/layouts'
import type { PageProps, Place, Read, Row } from '../routes/row'
import { type Failure, failureOf, notFound } from './failure'
import type { Match } from './match'

/** A page that can be shown, with the data it shows. */
export interface ReadyView extends Place {
  phase: 'ready'
  href: string
  row: Row
  // biome-ignore lint/suspicious/noExplicitAny: the row has brought page and data together
  Page: ComponentType<PageProps<any>>
  data: unknown
  now: number
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

export type View = ReadyView | FailedView

export const failedView = async (href: string, failure: Failure): Promise<FailedView> => {
  const { default: Page } = await import('../pages/error/ErrorPage')
  return { phase: 'failed', href, layout: 'default', Page, ...failure }
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
  const data = row.load?.({ params, query, read })
  data?.catch(() => {})
  const { default: Page } = await code
  try {
    return { phase: 'ready', href, row, Page, params, query, data: await data, now: now() }
  } catch (error) {
    return failedView(href, failureOf(error))
  }
}

/** The first page again, from what the server has left in the document: only its code has to be brought. */
export const firstView = async (href: string, match: Match | null, state: PortalState): Promise<View> => {
  const { failure, data, now } = state
  if (failure) return failedView(href, failure)
  if (!match) return failedView(href, notFound)
  const { row, params, query } = match
  const { default: Page } = await row.page()
  return { phase: 'ready', href, row, Page, params, query, data, now }
}
