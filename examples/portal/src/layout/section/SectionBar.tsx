import type { NavigationItem } from '@chuhai/contract/navigation'
import { useLocation, useSearch } from 'wouter'
import { useMessages } from '../../app/messages'
import { layoutMessages } from '../messages'
import { currentItem, holdsPath, isPage } from '../navigation/item'
import { useItemLink } from '../navigation/item-link'
import { useMainMenu } from '../navigation/use-main-menu'
import './section-bar.css'

/** The innermost group of a menu that an address belongs to. */
export const groupOf = (items: readonly NavigationItem[], pathname: string): NavigationItem | undefined => {
  const group = items.find((item) => item.children && holdsPath(item, pathname))
  return group && (groupOf(group.children ?? [], pathname) ?? group)
}

/**
 * The layout with navigation data (specification 2.7): below the header, the pages of the menu's group that the page
 * belongs to.
 *
 *   关于我们   公司介绍  麒麟计划  客户案例  联系我们
 */
export const SectionBar = () => {
  const words = useMessages(layoutMessages)
  const [pathname] = useLocation()
  const search = useSearch()
  const linkTo = useItemLink()
  const group = groupOf(useMainMenu(), pathname)
  if (!group?.children) return null
  const current = currentItem(group.children, pathname, search)
  return (
    <nav className="section-bar" aria-label={words.sectionPages}>
      <div className="portal-width section-bar__row">
        <p>{group.title}</p>
        <ul>
          {group.children.map((item) => (
            <li key={item.title}>
              <a
                {...linkTo(item)}
                aria-current={item === current && isPage(item, pathname) ? 'page' : undefined}
                data-current={item === current || undefined}
              >
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
