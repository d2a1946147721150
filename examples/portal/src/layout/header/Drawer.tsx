import type { NavigationItem } from '@chuhai/contract/navigation'
import { Icon } from '@chuhai/ui'
import { iconChevronDown, iconClose } from '@chuhai/ui/icons'
import { type RefObject, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useMessages } from '../../app/messages'
import { PortalSearch } from '../../components/PortalSearch'
import { layoutMessages } from '../messages'
import { currentItem, holdsPath, isPage } from '../navigation/item'
import { useItemLink } from '../navigation/item-link'
import { NewTabMark } from '../navigation/NewTabMark'
import { Account } from './Account'
import './drawer.css'

const Links = ({ items }: { items: readonly NavigationItem[] }) => {
  const linkTo = useItemLink()
  const [pathname] = useLocation()
  const current = currentItem(items, pathname, useSearch())
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <a {...linkTo(item)} aria-current={item === current && isPage(item, pathname) ? 'page' : undefined}>
            {item.title}
            <NewTabMark item={item} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const Group = ({ item, pathname }: { item: NavigationItem; pathname: string }) => {
  const linkTo = useItemLink()
  const isHere = holdsPath(item, pathname) || undefined
  if (!item.children)
    return (
      <a className="portal-drawer__top" data-current={isHere} {...linkTo(item)}>
        {item.title}
        <NewTabMark item={item} />
      </a>
    )
  return (
    <details name="portal-drawer">
      <summary className="portal-drawer__top" data-current={isHere}>
        {item.title}
        <Icon path={iconChevronDown} size={20} />
      </summary>
      {item.children.some((child) => child.children) ? (
        item.children.map((column) => (
          <section key={column.title} aria-label={column.title}>
            <h3>{column.title}</h3>
            <Links items={column.children ?? []} />
          </section>
        ))
      ) : (
        <Links items={item.children} />
      )}
    </details>
  )
}

interface DrawerProps {
  ref: RefObject<HTMLDialogElement | null>
  items: readonly NavigationItem[]
  onClose(): void
}

/** The menu of small screens: a modal sheet from the right. */
export const Drawer = ({ ref, items, onClose }: DrawerProps) => {
  const words = useMessages(layoutMessages)
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer
  useEffect(() => ref.current?.close(), [path, ref])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className="portal-drawer"
      aria-label={words.menu}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        const isLink = (target as Element).closest('a[href]')
        if (target === currentTarget || isLink) ref.current?.close()
      }}
    >
      <div className="portal-drawer__sheet">
        <div className="portal-drawer__head">
          <PortalSearch label={words.menuSearch} size="large" />
          <button
            type="button"
            className="portal-header__tool"
            aria-label={words.close}
            onClick={() => ref.current?.close()}
          >
            <Icon path={iconClose} size={22} />
          </button>
        </div>
        <nav aria-label={words.menu}>
          {items.map((item) => (
            <Group key={item.title} item={item} pathname={path} />
          ))}
        </nav>
        <Account block />
      </div>
    </dialog>
  )
}
