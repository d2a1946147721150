import type { EndpointAnswer, EndpointInput, EndpointShape } from '@chuhai/contract/endpoint'
import type { ComponentType, ReactNode } from 'react'
import { loadOnce } from '../app/lazy'
import type { LayoutName } from '../layout/layouts'

/** Reads one call of the contract: through core in the browser, through the server's own fetch when rendering. */
export type Read = <E extends EndpointShape>(
  endpoint: E,
  input?: EndpointInput<E>,
) => Promise<EndpointAnswer<E>>

/** What an address says: the parts in braces of the row's path, and the query. */
export interface Place {
  params: Record<string, string | undefined>
  query: Record<string, string | undefined>
}

export interface PageProps<D = unknown> extends Place {
  data: D
  /** When the data was read; texts such as 今晚 depend on it and must not differ between server and browser. */
  now: number
}

export interface ChromeProps<D = unknown> {
  data: D
  layout: LayoutName
  /** The page. */
  children: ReactNode
}

/** What a layout puts around its pages beyond the frame; its code and data come with them, and it stays mounted. */
// biome-ignore lint/suspicious/noExplicitAny: layouts bring data of their own
export interface ChromeModule<D = any> {
  default: ComponentType<ChromeProps<D>>
  load(context: { read: Read }): Promise<D>
}

/** A route. Everything else about pages (menus' targets, titles, guard, sitemap, rendering) is read from here. */
// biome-ignore lint/suspicious/noExplicitAny: a table of rows holds pages of different data
export interface Row<D = any> {
  /** As in the specification: `/clientCase/detail/{id?}`. */
  path: string
  page: () => Promise<{ default: ComponentType<PageProps<D>> }>
  layout: LayoutName
  chrome?: () => Promise<ChromeModule>
  /** The page's own name; the document title is made from it. */
  title: string | ((data: D) => string)
  /** Query names that tell one page of this row from another. */
  query?: readonly string[]
  /** Signed-in visitors only; everybody else is sent to sign-on, and comes back. */
  login?: boolean
  /** Where everybody else is sent instead (specification 2.9). */
  otherwise?: string
  /** Whether the address is a valid one; otherwise 404. */
  check?: (place: Place) => boolean
  /** Reads what the page shows. It imports the calls it makes: a first page comes with its data and needs none. */
  load?: (context: Place & { read: Read }) => Promise<D>
  description?: (data: D) => string
  /** Left out of the sitemap, and search engines are asked to stay away. */
  unlisted?: boolean
}

/** Types a row's `load` and `page` together, then forgets the type for the table. */
export const row = <D>(definition: Row<D>): Row => ({ ...definition, page: loadOnce(definition.page) })
