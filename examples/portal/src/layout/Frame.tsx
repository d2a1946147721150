import type { Announcement as AnnouncementContent } from '@chuhai/contract/home'
import { useStore } from '@nanostores/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useApp } from '../app/app'
import { chromeOf, type View } from '../router/view'
import { SchoolCentreHeader } from '../school/centre/SchoolCentreHeader'
import { Announcement } from './announcement/Announcement'
import { ClientParts } from './ClientParts'
import { Footer } from './footer/Footer'
import { Header } from './header/Header'
import { type LayoutName, layouts } from './layouts'
import './frame.css'

const subscribeToNetwork = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const Offline = () => {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="portal__offline">
      {!isOnline && '网络已断开，恢复后可以继续浏览'}
    </div>
  )
}

/** The announcement is part of the home page's data. */
const announcementOf = (view: View): AnnouncementContent | null => {
  const data =
    view.phase === 'ready' ? (view.data as { home?: { announcement?: AnnouncementContent } }) : null
  return data?.home?.announcement ?? null
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
      <div className="portal__pending" data-pending={pending || undefined} aria-hidden="true" />
      <Offline />
      <a className="portal__leave-touch" href="/?touchMode=0">
        退出触屏版
      </a>
      <ClientParts helpBox={parts.helpBox} />
    </div>
  )
}
