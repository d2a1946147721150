import { logoutAddress } from '@chuhai/contract/sign-on'
import { Icon } from '@chuhai/ui'
import {
  iconBell,
  iconBox,
  iconBriefcase,
  iconBuilding,
  iconCalendar,
  iconChart,
  iconCompass,
  iconConsultation,
  iconFlag,
  iconInvoice,
  iconLogout,
  iconShop,
  iconTruck,
  iconUser,
} from '@chuhai/ui/icons'
import { type MouseEvent, useEffect, useState } from 'react'
import { type Client, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { ownActivitiesPath } from '../../app/paths/activities'
import { shipmentsPath } from '../../app/paths/logistics'
import { ownOffersPath } from '../../app/paths/market'
import { dealsPath } from '../../app/paths/orders'
import { userMessages } from './messages'
import './side-nav.css'

/** The parts of the personal centre, in the order of the page; `id` is also the fragment of their address. */
const sections = [
  { id: 'profile', icon: iconUser },
  { id: 'tasks', icon: iconFlag },
  { id: 'organisations', icon: iconBuilding },
  { id: 'consultations', icon: iconConsultation },
] as const

const page = '/user/'

/** The assistant fills a page of its own, a tab of this address because the specification (2.1) has no other. */
export const assistantTab = { id: 'assistant', icon: iconCompass, href: `${page}?tab=assistant` } as const

/** The orders fill a page of their own too, whose list, order and receipt have addresses. */
export const ordersTab = { id: 'orders', icon: iconInvoice, href: `${page}?tab=orders` } as const

/** The places of the visitor at activities. */
export const activitiesTab = { id: 'activities', icon: iconCalendar, href: ownActivitiesPath } as const

/** The stores that the visitor opens, and how far each is. */
export const storesTab = { id: 'stores', icon: iconShop, href: `${page}?tab=stores` } as const

/** What the visitor has bought at the service market, or sells there. */
export const dealsTab = { id: 'deals', icon: iconBox, href: dealsPath } as const

/** What the visitor's organisation offers in the service market. */
export const providerTab = { id: 'provider', icon: iconBriefcase, href: ownOffersPath } as const

/** The statements of an organisation that offers services. */
export const statementTab = { id: 'statement', icon: iconChart, href: `${page}?tab=statement` } as const

/** The messages, and by which ways they arrive. */
export const messagesTab = { id: 'messages', icon: iconBell, href: `${page}?tab=messages` } as const

/** What fills the page in place of its parts. */
export const tabs = [
  messagesTab,
  storesTab,
  dealsTab,
  providerTab,
  statementTab,
  activitiesTab,
  ordersTab,
  assistantTab,
] as const

/** The shipments of the visitor have a page of their own, which the specification (2.2) names. */
const shipmentsLink = { id: 'shipments', icon: iconTruck, href: shipmentsPath } as const

/** What only those need who act for an organisation. */
const ofOrganisations = new Set<string>([statementTab.id])

/** The address of a part, relative to the page that shows it or to a tab's. */
const hrefOf = (id: string, isHere: boolean): string => `${isHere ? '' : page}#${id}`

/** Which of these parts of the page is in sight; the first until it has been scrolled. */
const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const first = ids.find((id) => inSight.has(id))
        if (first) setCurrent(first)
      },
      // Below the header, and only the upper part of the window counts.
      { rootMargin: '-84px 0px -55% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

const ids = sections.map(({ id }) => id)
const leave = logoutAddress('')

interface SideNavProps {
  client: Client
  /** The tab that is shown in place of the parts. */
  tab: string | undefined
}

/** The parts of the page, the one in sight marked, the tabs, and logout. */
export const SideNav = ({ client, tab }: SideNavProps) => {
  const words = useMessages(userMessages)
  const session = useVisitor()
  const hasOrganisation = session.phase === 'in' && session.user.userOrgInfoList.length > 0
  const links = [...tabs, shipmentsLink].filter(({ id }) => hasOrganisation || !ofOrganisations.has(id))
  const inSight = useCurrentSection(ids)
  const current = tab ? undefined : inSight
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
            <a href={hrefOf(id, !tab)} aria-current={current === id ? 'location' : undefined}>
              <Icon path={icon} size={18} />
              {words[id].title}
            </a>
          </li>
        ))}
        {links.map(({ id, icon, href }) => (
          <li key={id}>
            <a href={href} aria-current={tab === id ? 'page' : undefined}>
              <Icon path={icon} size={18} />
              {words[id].title}
            </a>
          </li>
        ))}
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
