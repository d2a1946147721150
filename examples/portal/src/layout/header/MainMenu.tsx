import { Icon } from '@chuhai/ui'
import { iconChevronDown, iconExternal } from '@chuhai/ui/icons'
import { memo, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { holdsPath, linkOf, type NavigationItem } from '../../navigation/item'
import { useEntryLink } from '../../navigation/own-guide'
import { useGroups } from './use-menu-groups'
import './main-menu.css'

const Entry = memo(({ item, isHere }: { item: NavigationItem; isHere: boolean }) => {
  const linkTo = useEntryLink()
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
          {item.outside && <Icon path={iconExternal} size={16} label="外部网站" />}
        </span>
        {item.note && <span className="portal-menu__note">{item.note}</span>}
      </a>
    </li>
  )
})

/** Two levels are one list; three levels are columns with a heading each. */
const Panel = ({ items, pathname }: { items: readonly NavigationItem[]; pathname: string }) =>
  items.some((item) => item.children) ? (
    <div className="portal-menu__columns">
      {items.map((column) => (
        <section key={column.title} aria-label={column.title}>
          <p className="portal-menu__heading">{column.title}</p>
          <ul>
            {column.children?.map((item) => (
              <Entry key={item.title} item={item} isHere={item.path === pathname} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ) : (
    <ul className="portal-menu__list">
      {items.map((item) => (
        <Entry key={item.title} item={item} isHere={item.path === pathname} />
      ))}
    </ul>
  )

/** Groups open under the pointer, by press and by keyboard; without JavaScript by pointer and focus alone. */
export const MainMenu = ({ items }: { items: readonly NavigationItem[] }) => {
  const [pathname] = useLocation()
  const groups = useGroups()
  const [shownPath, setShownPath] = useState(pathname)
  useEffect(() => {
    if (shownPath === pathname) return
    setShownPath(pathname)
    groups.close()
  }, [pathname, shownPath, groups])

  return (
    <nav className="portal-menu" aria-label="主导航">
      <ul className="portal-menu__groups">
        {items.map((item) => (
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
                data-current={holdsPath(item, pathname) || undefined}
                onClick={() => groups.press(item.title)}
              >
                {item.title}
                <Icon path={iconChevronDown} size={16} />
              </button>
            ) : (
              <a
                {...linkOf(item)}
                className="portal-menu__top"
                aria-current={item.path === pathname ? 'page' : undefined}
                data-current={holdsPath(item, pathname) || undefined}
              >
                {item.title}
              </a>
            )}
            {item.children && (
              <div className="portal-menu__panel">
                <Panel items={item.children} pathname={pathname} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
