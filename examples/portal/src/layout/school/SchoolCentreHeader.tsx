import { brand, schoolHeaderDarkPx } from '@chuhai/contract/constants'
import { Mark } from '@chuhai/ui'
import { useLocation } from 'wouter'
import { useWords } from '../../content/words'
import { useScrolledPast } from '../header/scrolled-past'
import { SchoolAccount } from './SchoolAccount'
import './school-centre-header.css'
import { schoolWords } from './words'

const entries = [
  { name: 'learning', path: '/schoolCenter' },
  { name: 'classes', path: '/schoolCenter/class' },
  { name: 'orders', path: '/schoolCenter/order' },
] as const

/**
 * Header of the school's user centre (specification 2.9): turns dark after 30 px.
 *
 *   mark 出海云 | 跨境学院   我的学习 我的班级 我的订单      organisation  去认证  avatar
 */
export const SchoolCentreHeader = () => {
  const words = useWords(schoolWords)
  const [path] = useLocation()
  const isDark = useScrolledPast(schoolHeaderDarkPx)
  const current = path.replace(/\/+$/, '')
  return (
    <header className="school-header" data-dark={isDark || undefined}>
      <div className="portal-width school-header__row">
        <a className="school-header__brand" href="/" aria-label={`${brand} 首页`}>
          <Mark size={28} tone={isDark ? 'navy' : 'light'} />
          <span>{brand}</span>
        </a>
        <a className="school-header__school" href="/school">
          {words.school}
        </a>
        <nav className="school-header__nav" aria-label={words.navigation}>
          <ul>
            {entries.map(({ name, path: target }) => (
              <li key={name}>
                <a href={target} aria-current={current === target ? 'page' : undefined}>
                  {words[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SchoolAccount />
      </div>
    </header>
  )
}
