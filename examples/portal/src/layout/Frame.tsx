import type { Announcement as AnnouncementContent } from '@chuhai/contract/home'
import { useIsHydrated } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { useApp, useVisitor } from '../app/app'
import { type LayoutName, layouts } from '../app/layouts'
import { useMessages } from '../app/messages'
import type { View } from '../app/view'
import { chromeOf } from '../router/view'
import { Announcement } from './announcement/Announcement'
import { ClientParts } from './ClientParts'
import { Footer } from './footer/Footer'
import { Header } from './header/Header'
import { layoutMessages } from './messages'
import { SchoolCentreHeader } from './school/SchoolCentreHeader'
import { SchoolHeader } from './school/SchoolHeader'
import { SectionBar } from './section/SectionBar'
import { TouchBar } from './touch/TouchBar'
import './frame.css'

const $never = atom(false)

const Offline = () => {
  const words = useMessages(layoutMessages)
  const { client } = useApp()
  const isOffline = useStore(client?.core.network.$isOffline ?? $never)
  return (
    <div role="status" className="portal__offline">
      {useIsHydrated() && isOffline && words.offline}
    </div>
  )
}

/** The announcement is part of the home page's data. */
export const announcementOf = (view: View): AnnouncementContent | null => {
  const data =
    view.phase === 'ready' ? (view.data as { home?: { announcement?: AnnouncementContent } }) : null
  return data?.home?.announcement ?? null
}

/** Whether the page is one for its user alone, and the user has gone, or may have. */
const useIsCovered = (view: View): boolean => {
  const { client } = useApp()
  const isInDoubt = useStore(client?.core.session.$isInDoubt ?? $never)
  const { phase } = useVisitor()
  return view.phase === 'ready' && Boolean(view.row.login) && (isInDoubt || phase === 'out')
}

/** Header, footer and what floats, around every page. A layout only says which of them are shown. */
export const Frame = ({
  layout,
  view,
  children,
}: {
  layout: LayoutName
  view: View
  children: ReactNode
}) => {
  const words = useMessages(layoutMessages)
  const { navigator } = useApp()
  const { pending } = useStore(navigator.$fetch, { ssr: 'initial' })
  const parts = layouts[layout]
  const announcement = parts.announcement && announcementOf(view)
  const chrome = chromeOf(view)
  const isCovered = useIsCovered(view)
  const main = (
    <main
      id="main"
      className="portal__main"
      tabIndex={-1}
      aria-busy={pending}
      data-covered={isCovered || undefined}
    >
      {children}
    </main>
  )
  return (
    <div className="portal chuhai" data-layout={layout}>
      <a className="portal__skip" href="#main">
        {words.skip}
      </a>
      {announcement && <Announcement content={announcement} />}
      {parts.header === 'main' && <Header />}
      {parts.header === 'school' && <SchoolHeader />}
      {parts.header === 'schoolCentre' && <SchoolCentreHeader />}
      {parts.sectionBar && <SectionBar />}
      {chrome ? (
        <chrome.Chrome data={chrome.data} layout={layout}>
          {main}
        </chrome.Chrome>
      ) : (
        main
      )}
      {parts.footer && <Footer />}
      <div className="portal__pending" data-pending={pending || undefined} aria-hidden="true" />
      <Offline />
      <TouchBar />
      <ClientParts helpBox={parts.helpBox} />
    </div>
  )
}
