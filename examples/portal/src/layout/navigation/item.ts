import type { NavigationItem } from '@chuhai/contract/navigation'
import type { RecommendedPlatform } from '@chuhai/contract/platform'
import { withProtocol } from '@chuhai/contract/web-address'
import { queryOf } from '../../app/query'

/** How an item is put into a link. */
export const linkOf = (item: NavigationItem) => ({
  href: item.outside ? withProtocol(item.path ?? '') : item.path,
  target: item._blank || item.outside ? '_blank' : undefined,
  rel: item.outside ? 'noopener noreferrer' : item._blank ? 'noopener' : undefined,
})

const fill = (text: string, { id, platformName }: RecommendedPlatform): string =>
  text.replace(/\{(id|platformName)\}/g, (_, name) => (name === 'id' ? String(id) : platformName))

/** One item, or with `forEach` one for each platform. */
const repeat = (
  { forEach, ...item }: NavigationItem,
  platforms: readonly RecommendedPlatform[],
): NavigationItem[] =>
  forEach
    ? platforms.map((platform) => ({
        ...item,
        title: fill(item.title, platform),
        path: item.path && fill(item.path, platform),
      }))
    : [item]

/** The items that are shown, on every level; a group without anything to show is dropped. */
export const visibleItems = (
  items: readonly NavigationItem[],
  platforms: readonly RecommendedPlatform[] = [],
): NavigationItem[] =>
  items
    .filter((item) => !item.disabled)
    .flatMap((item) => repeat(item, platforms))
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children, platforms) } : item))
    .filter((item) => item.path || item.children?.length)

/** Whether an address has all that the query of an item names. */
const hasQueryOf = ({ path = '' }: NavigationItem, search: string): boolean => {
  const query = queryOf(search)
  return Object.entries(queryOf(path.split('?')[1] ?? '')).every(([name, value]) => query[name] === value)
}

/** The item of a list that an address belongs to: of several, the one that says most about it. */
export const currentItem = (
  items: readonly NavigationItem[],
  pathname: string,
  search: string,
): NavigationItem | undefined =>
  items
    .filter((item) => holdsPath(item, pathname) && hasQueryOf(item, search))
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]

/** Whether an item is the very page of an address, not only a page above it. */
export const isPage = (item: NavigationItem, pathname: string): boolean =>
  !item.outside && item.path?.split(/[?#]/)[0] === pathname

const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Whether an address belongs to an item, is a page of it such as /news/detail, or belongs to anything below it. */
export const holdsPath = (item: NavigationItem, pathname: string): boolean =>
  (!item.outside && item.path !== undefined && isWithin(item.path.split(/[?#]/)[0] ?? '', pathname)) ||
  (item.children?.some((child) => holdsPath(child, pathname)) ?? false)
