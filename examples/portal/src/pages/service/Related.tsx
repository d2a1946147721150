import type { Page } from '@chuhai/contract/page'
import { Icon } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'

/** Pages that visitors of this one read next. */
export const Related = ({ links }: { links: Page['related'] }) =>
  links.length > 0 && (
    <nav className="service-related" aria-label="相关页面">
      <h3>相关页面</h3>
      {links.map((link) => (
        <a key={link.path} href={link.path}>
          {link.title}
          <Icon path={iconChevronRight} size={16} />
        </a>
      ))}
    </nav>
  )
