import type { SectionMenu } from '@chuhai/contract/navigation'
import type { MarkProps } from '@chuhai/ui'
import { useLocation, useSearch } from 'wouter'
import { BrandLink } from '../../components/Brand'
import { currentItem, isPage, visibleItems } from '../navigation/item'
import { useItemLink } from '../navigation/item-link'
import './section-start.css'

interface SectionStartProps {
  /** Null where the menus could not be read: then the mark alone leads home. */
  menu: SectionMenu | null
  tone?: MarkProps['tone']
}

/** What the header of a section begins with: mark 出海云 | section   page page page */
export const SectionStart = ({ menu, tone }: SectionStartProps) => {
  const linkTo = useItemLink()
  const [path] = useLocation()
  const address = path.replace(/\/+$/, '')
  const search = useSearch()
  const pages = visibleItems(menu?.pages ?? [])
  const current = currentItem(pages, address, search)
  return (
    <>
      <BrandLink tone={tone} />
      {menu && (
        <>
          <a className="portal-section-name section-start__name" href={menu.path}>
            {menu.title}
          </a>
          <nav className="section-start__pages" aria-label={menu.label}>
            <ul>
              {pages.map((page) => (
                <li key={page.title}>
                  <a
                    {...linkTo(page)}
                    aria-current={page === current && isPage(page, address) ? 'page' : undefined}
                    data-current={page === current || undefined}
                  >
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </>
  )
}
