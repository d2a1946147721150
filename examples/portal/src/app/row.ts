import type { Locale } from '@chuhai/contract/locale'
import { loadOnce } from '@chuhai/core'
import type { ComponentType } from 'react'
import type { LayoutName } from './layouts'
import type { ChromeProps, Link, PageProps, Place, Read } from './page'

/** What a layout renders around its pages beyond the frame. It is loaded with the page, and stays mounted between pages. */
// biome-ignore lint/suspicious/noExplicitAny: layouts bring data of their own
interface ChromeModule<D = any> {
  default: ComponentType<ChromeProps<D>>
  load(context: { read: Read }): Promise<D>
}

/** The module of a page. */
export interface PageModule<D> {
  default: ComponentType<PageProps<D>>
  /** What the page says of itself to search engines, where the data has no such sentence. It comes with the page: every page has all rows. */
  describe?(data: D): string
}

/** A route. Everything else about pages (menus' targets, titles, guard, sitemap, rendering) is read from here. */
// biome-ignore lint/suspicious/noExplicitAny: a table of rows holds pages of different data
export interface Row<D = any> {
  /** A pattern of wouter: `/clientCase/detail/:id?`. */
  path: string
  page: () => Promise<PageModule<D>>
  layout: LayoutName
  chrome?: () => Promise<ChromeModule>
  /** The page's own name; the document title is made from it. */
  title: string | ((data: D) => string)
  /** Query names that tell one page of this row from another. */
  query?: readonly string[]
  /** Signed-in visitors only; others are redirected to sign-on, and return. */
  login?: boolean
  /** Where others are redirected instead of sign-on (specification 2.9). */
  signedOutPath?: string
  /** Names of guards (`router/middleware.ts`); an unknown one makes the page an error page. */
  middleware?: readonly string[]
  /** Whether the address is a valid one; otherwise 404. */
  check?: (place: Place) => boolean
  /** Reads what the page shows. It imports the endpoints it calls, since the server's first page already has its data. */
  load?: (context: Place & { read: Read }) => Promise<D>
  /** The sentence of the data that tells search engines about the page. */
  description?: (data: D) => string
  /** The pages above, from the home page's children down, for search engines: wherever the page shows breadcrumbs. */
  above?: (data: D) => readonly Link[]
  /** Path of a picture of what the page is about. */
  picture?: (data: D) => string
  /** The language of its pages, where the visitor's choice does not change it. */
  locale?: Locale
  /** The paths of the same page in all its languages. */
  translations?: (data: D) => Record<Locale, string>
  /** Paths for the sitemap of a row with parameters, where they are not those of rows of the database. */
  addresses?: () => Promise<readonly string[]>
  /** Left out of the sitemap and of search engines. */
  unlisted?: boolean
}

/** Types a row's `load` and `page` together, then forgets the type for the table. */
export const row = <D>(definition: Row<D>): Row => ({ ...definition, page: loadOnce(definition.page) })

/** Whether the query names a database record; otherwise there is no such page. */
export const hasRecordId = ({ query }: Place): boolean => /^[1-9]\d{0,8}$/.test(query.id ?? '')

/** Shows the pages of the menu's group below the header (specification 2.7, navigation-data layout). */
export const inSection = (page: Row): Row => ({ ...page, layout: 'navigationData' })
