import { logoutAddress } from '@chuhai/contract/sign-on'
import { Icon } from '@chuhai/ui'
import { iconLogout } from '@chuhai/ui/icons'
import type { MouseEvent } from 'react'
import type { Client } from '../../app/app'
import './side-nav.css'
import { assistantTab, hrefOf, sections } from './sections'
import { useCurrentSection } from './use-current-section'
import type { UserWords } from './words'

const ids = sections.map(({ id }) => id)
const leave = logoutAddress('')

interface SideNavProps {
  client: Client
  words: UserWords
  /** The assistant is shown in place of the parts. */
  isAssistant: boolean
}

/** The parts of the page, the one in sight marked, the assistant, and the way out. */
export const SideNav = ({ client, words, isAssistant }: SideNavProps) => {
  const inSight = useCurrentSection(ids)
  const current = isAssistant ? undefined : inSight
  const logOut = (event: MouseEvent) => {
    event.preventDefault()
    client.core.session.clear()
    location.assign(leave)
  }
  return (
    <nav className="user-nav" aria-label={words.title}>
      <ul>
        {sections.map(({ id, icon }) => (
          <li key={id}>
            <a href={hrefOf(id, !isAssistant)} aria-current={current === id ? 'location' : undefined}>
              <Icon path={icon} size={18} />
              {words[id].title}
            </a>
          </li>
        ))}
        <li>
          <a href={assistantTab.href} aria-current={isAssistant ? 'page' : undefined}>
            <Icon path={assistantTab.icon} size={18} />
            {words.assistant.title}
          </a>
        </li>
        <li className="user-nav__out">
          <a href={leave} onClick={logOut}>
            <Icon path={iconLogout} size={18} />
            {words.logout}
          </a>
        </li>
      </ul>
    </nav>
  )
}
