import type { Announcement as AnnouncementContent } from '@chuhai/contract/home'
import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { SignOnSlot } from '../account/SignOnSlot'
import { useApp } from '../app/app'
import { HelpSlot } from '../help/HelpSlot'
import { chromeOf, type View } from '../router/view'
import { Announcement } from './announcement/Announcement'
import { Footer } from './footer/Footer'
import './frame.css'
import { SchoolCentreHeader } from '../school/centre/SchoolCentreHeader'
import { Header } from './header/Header'
import { type LayoutName, layouts } from './layouts'
import { Status } from './Status'

const Notices = lazy(() => import('../app/Notices'))

/** The home page's data may bring an announcement along. */
const announcementOf = (view: View): AnnouncementContent | null => {
  const data =
    view.phase === 'ready' ? (view.data as { home?: { announcement?: AnnouncementContent } }) : null
  return data?.home?.announcement ?? null
}

const ClientParts = ({ helpBox }: { helpBox: boolean }) => {
  const { client } = useApp()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!client || !isMounted) return null
  return (
    <>
      {helpBox && <HelpSlot client={client} />}
      <SignOnSlot client={client} />
      <Suspense>
        <Notices core={client.core} />
      </Suspense>
    </>
  )
}

/** The chrome around every page. A layout only says which of its parts are shown. */
export const Frame = ({
  layout,
  view,
  children,
}: {
  layout: LayoutName
  view: View
  children: ReactNode
}) => {
  const { navigator } = useApp()
  const { pending } = useStore(navigator.$fetch, { ssr: 'initial' })
  const parts = layouts[layout]
  const announcement = parts.announcement && announcementOf(view)
  const chrome = chromeOf(view)
  const main = (
    <main id="main" className="portal__main" tabIndex={-1} aria-busy={pending}>
      {children}
    </main>
  )
  return (
    <div className="portal chuhai" data-layout={layout}>
      <a className="portal__skip" href="#main">
        跳到正文
      </a>
      {announcement && <Announcement content={announcement} />}
      {parts.header === 'main' && <Header personalCentre={parts.personalCentre} />}
      {parts.header === 'schoolCentre' && <SchoolCentreHeader />}
      {chrome ? (
        <chrome.Chrome data={chrome.data} layout={layout}>
          {main}
        </chrome.Chrome>
      ) : (
        main
      )}
      {parts.footer && <Footer />}
      <Status pending={pending} />
      <ClientParts helpBox={parts.helpBox} />
    </div>
  )
}
