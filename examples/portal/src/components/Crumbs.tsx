import { Icon } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'
import './crumbs.css'
import { type Messages, useMessages } from '../app/messages'
import type { Link } from '../app/page'

const zhCN = { label: '面包屑', home: '首页' }
const words: Messages<typeof zhCN> = { 'zh-CN': zhCN, en: { label: 'Breadcrumb', home: 'Home' } }

interface CrumbsProps {
  /** The pages above, from the home page's children down. */
  above: readonly Link[]
  /** The current page, or its category. */
  here: string
}

/** Breadcrumbs. */
export const Crumbs = ({ above, here }: CrumbsProps) => {
  const { label, home } = useMessages(words)
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        <li>
          <a href="/">{home}</a>
        </li>
        {above.map(({ title, path }) => (
          <li key={path}>
            <Icon path={iconChevronRight} size={16} />
            <a href={path}>{title}</a>
          </li>
        ))}
        <li>
          <Icon path={iconChevronRight} size={16} />
          <span>{here}</span>
        </li>
      </ol>
    </nav>
  )
}
