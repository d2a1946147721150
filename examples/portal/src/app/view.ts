import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { LayoutName } from './layouts'
import type { ChromeProps, PageProps, Place } from './page'
import type { Row } from './row'

/** What the error page says: an HTTP status and a message. */
export interface Failure {
  code: number
  message: string
}

/** What a layout renders around its pages, with its data. */
export interface LoadedChrome {
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
  description?: string
  chrome?: LoadedChrome
  data: unknown
  now: number
}

export interface LockedProps {
  title: string
}

/** A page for signed-in visitors while the session is not known: nothing of it is loaded. */
export interface LockedView {
  phase: 'locked'
  href: string
  row: Row
  Page: ComponentType<LockedProps>
  chrome?: LoadedChrome
}

export interface FailedView extends Failure {
  phase: 'failed'
  href: string
  layout: LayoutName
  Page: ComponentType<Failure>
}

export type View = ReadyView | LockedView | FailedView

/** Pages that are shown in place of others. */
export interface FallbackPages {
  /** Replaces a page that does not exist, or cannot be loaded or rendered. */
  error(): Promise<{ default: ComponentType<Failure> }>
  /** Replaces a page for signed-in visitors while the session is not known. */
  locked(): Promise<{ default: ComponentType<LockedProps> }>
}

/** The load of the next page; `timestamp` is when the last one ended. */
export interface PageFetch {
  pending: boolean
  error: string | null
  timestamp: number
}

/** What pages may ask of the router. */
export interface PageNavigator {
  $view: ReadableAtom<View>
  $fetch: ReadableAtom<PageFetch>
  /**
   * Shows the page of an address; the old page stays until the new one is loaded. One that the history entry has kept is
   * shown as it was left.
   */
  go(href: string, kept?: View | null): Promise<void>
  /** Replaces a page that cannot be rendered by the error page. */
  fail(error: unknown): Promise<void>
  /** Loads code and data of an address into the caches. */
  prefetch(href: string): void
}
