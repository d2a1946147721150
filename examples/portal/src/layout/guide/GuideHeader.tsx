import { brand } from '@chuhai/contract/constants'
import { Mark } from '@chuhai/ui'
import { useLocation } from 'wouter'
import { useWords } from '../../content/words'
import { guidePath } from '../../guide/paths'
import { Account } from '../header/Account'
import './guide-header.css'
import { guideLayoutWords } from './words'

const entries = [
  { name: 'home', path: guidePath },
  { name: 'news', path: '/news' },
  { name: 'activities', path: '/activity' },
  { name: 'training', path: '/train' },
] as const

/** Header of the site guide (specification 2.9), 56 px. */
export const GuideHeader = ({ personalCentre }: { personalCentre: string }) => {
  const words = useWords(guideLayoutWords)
  const [path] = useLocation()
  const current = path.replace(/\/+$/, '')
  return (
    <header className="guide-header">
      <a className="guide-header__brand" href="/" aria-label={`${brand} 首页`}>
        <Mark size={28} />
        <span>{brand}</span>
      </a>
      <a className="guide-header__guide" href={guidePath}>
        {words.guide}
      </a>
      <nav className="guide-header__nav" aria-label={words.pages}>
        <ul>
          {entries.map(({ name, path: target }) => (
            <li key={name}>
              <a
                href={target}
                aria-current={current === target ? 'page' : undefined}
                data-current={current.startsWith(target) || undefined}
              >
                {words[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Account personalCentre={personalCentre} />
    </header>
  )
}
