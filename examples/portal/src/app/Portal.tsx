import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import { CloseOnBack, LocaleProvider, StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Frame } from '../layout/Frame'
import { useAddress } from '../router/match'
import { nameOf, titleOf } from '../router/metadata'
import { layoutOf, type View } from '../router/view'
import { type App, AppContext, type Client, useApp } from './app'
import { applyTouchMode, readTouchMode, withoutTouchMode } from './document-attributes'

/** Follows the address: loads its page, then sets the title, scrolls to the top or the fragment, and moves the focus. */
const FollowLocation = ({ client, view }: { client: Client; view: View }) => {
  const { navigator, menus } = useApp()
  const address = useAddress()
  const shown = useRef(view)

  useEffect(() => {
    applyTouchMode(
      document.documentElement,
      readTouchMode(() => localStorage, location.search),
    )
    const obeyed = withoutTouchMode(address)
    if (obeyed !== address) return navigate(obeyed + location.hash, { replace: true })
    menus.load()
    navigator.go(address)
  }, [address, navigator, menus])

  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.title = titleOf(view)
    client.help.close()
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [view, client])

  return null
}

const Page = ({ view }: { view: View }) => {
  if (view.phase === 'failed') return <view.Page code={view.code} message={view.message} />
  if (view.phase === 'locked') return <view.Page title={nameOf(view.row)} />
  return <view.Page data={view.data} params={view.params} query={view.query} now={view.now} />
}

const $defaultLocale = atom<Locale>(defaultLocale)

const Shell = () => {
  const { navigator, client } = useApp()
  // A page that is loaded before hydration waits for it.
  const view = useStore(navigator.$view, { ssr: 'initial' })
  const locale = useStore(client?.core.locale.$locale ?? $defaultLocale)
  return (
    <LocaleProvider locale={locale}>
      <Frame layout={layoutOf(view)} view={view}>
        <Page view={view} />
      </Frame>
      {/* Outside the frame, whose parts some layouts mount again. */}
      {client && <FollowLocation client={client} view={view} />}
    </LocaleProvider>
  )
}

/** The whole portal: the same tree on the server and in the browser. The page links every stylesheet it needs. */
export const Portal = ({ app, href }: { app: App; href: string }) => {
  const [path, search] = href.split('?')
  return (
    <AppContext value={app}>
      <StyleRoot value={null}>
        <Router ssrPath={path} ssrSearch={search ?? ''}>
          <CloseOnBack value={app.client?.closeOnBack}>
            <Shell />
          </CloseOnBack>
        </Router>
      </StyleRoot>
    </AppContext>
  )
}
