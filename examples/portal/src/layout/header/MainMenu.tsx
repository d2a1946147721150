import type { NavigationItem } from '@chuhai/contract/navigation'
import { Icon } from '@chuhai/ui'
import { iconChevronDown } from '@chuhai/ui/icons'
import { type KeyboardEvent, type MouseEvent, memo, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useSearch } from 'wouter'
import { useMessages } from '../../app/messages'
import { layoutMessages } from '../messages'
import { currentItem, holdsPath, isPage } from '../navigation/item'
import { useItemLink } from '../navigation/item-link'
import { NewTabMark } from '../navigation/NewTabMark'
import { focusAfter } from './menu-keys'
import { useGroups } from './use-groups'
import './main-menu.css'

const Entry = memo(({ item, isHere }: { item: NavigationItem; isHere: boolean }) => {
  const linkTo = useItemLink()
  return (
    <li>
      <a
        {...linkTo(item)}
        className="portal-menu__entry"
        aria-current={isHere ? 'page' : undefined}
        data-noted={item.note ? true : undefined}
      >
        <span className="portal-menu__title">
          {item.title}
          <NewTabMark item={item} />
        </span>
        {item.note && <span className="portal-menu__note">{item.note}</span>}
      </a>
    </li>
  )
})

/** Two levels are one list; three levels are columns with a heading each. */
const Panel = ({ items }: { items: readonly NavigationItem[] }) => {
  const [pathname] = useLocation()
  const search = useSearch()
  const entries = (list: readonly NavigationItem[] = []) => {
    const current = currentItem(list, pathname, search)
    return list.map((item) => (
      <Entry key={item.title} item={item} isHere={item === current && isPage(item, pathname)} />
    ))
  }
  if (!items.some((item) => item.children)) return <ul className="portal-menu__list">{entries(items)}</ul>
  return (
    <div className="portal-menu__columns">
      {items.map((column) => (
        <section key={column.title} aria-label={column.title}>
          <p className="portal-menu__heading">{column.title}</p>
          <ul>{entries(column.children)}</ul>
        </section>
      ))}
    </div>
  )
}

/** Groups open under the pointer, by press and by keyboard; without JavaScript by pointer and focus alone. */
export const MainMenu = ({ items }: { items: readonly NavigationItem[] }) => {
  const words = useMessages(layoutMessages)
  const [pathname] = useLocation()
  const linkTo = useItemLink()
  const menu = useRef<HTMLElement>(null)
  const groups = useGroups(menu)
  const id = useId()

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('a')) groups.show(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const focused = event.target as HTMLElement
    const next = focusAfter(event.key, event.currentTarget, focused)
    if (!next) return
    event.preventDefault()
    // Entries of a closed group cannot be focused.
    if (event.key === 'ArrowDown' && focused instanceof HTMLButtonElement)
      flushSync(() => groups.show(focused.dataset.group ?? null))
    next.focus()
  }

  return (
    <nav
      ref={menu}
      className="portal-menu"
      aria-label={words.mainMenu}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <ul className="portal-menu__groups">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="portal-menu__group"
            data-wide={item.children?.some((child) => child.children) || undefined}
            data-open={groups.opened === item.title || undefined}
            {...(item.children ? groups.handlers(item.title) : {})}
          >
            {item.children ? (
              <button
                type="button"
                className="portal-menu__top"
                aria-expanded={groups.opened === item.title}
                aria-controls={`${id}-${index}`}
                data-group={item.title}
                data-current={holdsPath(item, pathname) || undefined}
                onClick={() => groups.press(item.title)}
              >
                {item.title}
                <Icon path={iconChevronDown} size={16} />
              </button>
            ) : (
              <a
                {...linkTo(item)}
                className="portal-menu__top"
                aria-current={item.path === pathname ? 'page' : undefined}
                data-current={holdsPath(item, pathname) || undefined}
              >
                {item.title}
                <NewTabMark item={item} />
              </a>
            )}
            {item.children && (
              <div className="portal-menu__panel" id={`${id}-${index}`}>
                <Panel items={item.children} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
