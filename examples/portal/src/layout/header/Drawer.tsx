import { Icon } from '@chuhai/ui'
import { iconChevronDown, iconClose } from '@chuhai/ui/icons'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import { linkOf, type NavigationItem } from '../../navigation/item'
import { useEntryLink } from '../../navigation/own-guide'
import { Account } from './Account'
import { SearchBox } from './SearchBox'
import './drawer.css'

const Links = ({ items }: { items: readonly NavigationItem[] }) => {
  const linkTo = useEntryLink()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <a {...linkTo(item)}>{item.title}</a>
        </li>
      ))}
    </ul>
  )
}

const Group = ({ item }: { item: NavigationItem }) => {
  if (!item.children)
    return (
      <a className="portal-drawer__top" {...linkOf(item)}>
        {item.title}
      </a>
    )
  return (
    <details name="portal-drawer">
      <summary className="portal-drawer__top">
        {item.title}
        <Icon path={iconChevronDown} size={20} />
      </summary>
      {item.children.some((child) => child.children) ? (
        item.children.map((column) => (
          <section key={column.title}>
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
  personalCentre: string
}

/** The menu of small screens: a modal sheet from the right. */
export const Drawer = ({ ref, items, personalCentre }: DrawerProps) => {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer
  useEffect(() => ref.current?.close(), [path, ref])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className="portal-drawer"
      aria-label="菜单"
      onClick={({ target, currentTarget }) => {
        const isLink = (target as Element).closest('a[href]')
        if (target === currentTarget || isLink) ref.current?.close()
      }}
    >
      <div className="portal-drawer__sheet">
        <div className="portal-drawer__head">
          <SearchBox label="菜单中的搜索" size="large" />
          <button
            type="button"
            className="portal-header__tool"
            aria-label="关闭"
            onClick={() => ref.current?.close()}
          >
            <Icon path={iconClose} size={22} />
          </button>
        </div>
        <nav aria-label="菜单">
          {items.map((item) => (
            <Group key={item.title} item={item} />
          ))}
        </nav>
        <Account personalCentre={personalCentre} block />
      </div>
    </dialog>
  )
}
