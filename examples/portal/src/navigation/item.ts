import { withProtocol } from '@chuhai/contract/web-address'

/** Navigation item (specification, section 3). */
export interface NavigationItem {
  title: string
  path?: string
  children?: readonly NavigationItem[]
  /** One line below the title, where there is room. */
  note?: string
  /** Not offered at present: hidden. */
  disabled?: boolean
  /** Leads to another site. */
  outside?: boolean
  needLogin?: boolean
  _blank?: boolean
  /** Leads visitors with a guide of their own to that guide (specification 2.8). */
  findsOwnGuide?: boolean
}

/** How an item is put into a link. */
export const linkOf = (item: NavigationItem) => ({
  href: item.outside ? withProtocol(item.path ?? '') : item.path,
  target: item._blank || item.outside ? '_blank' : undefined,
  rel: item.outside ? 'noopener noreferrer' : item._blank ? 'noopener' : undefined,
})

/** The items that are shown, on every level; a group without anything to show is dropped. */
export const visibleItems = (items: readonly NavigationItem[]): NavigationItem[] =>
  items
    .filter((item) => !item.disabled)
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children) } : item))
    .filter((item) => item.path || item.children?.length)

const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Whether an address belongs to an item, is a page of it such as /news/detail, or belongs to anything below it. */
export const holdsPath = (item: NavigationItem, pathname: string): boolean =>
  (!item.outside && item.path !== undefined && isWithin(item.path.split(/[?#]/)[0] ?? '', pathname)) ||
  (item.children?.some((child) => holdsPath(child, pathname)) ?? false)
