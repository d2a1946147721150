import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import { CloseOnBack, LocaleProvider, StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Router } from 'wouter'
import { Frame } from '../layout/Frame'
import { nameOf } from '../router/titles'
import { layoutOf, type View } from '../router/view'
import { type App, AppContext, useApp } from './app'
import { Journey } from './Journey'

const Page = ({ view }: { view: View }) => {
  if (view.phase === 'failed') return <view.Page code={view.code} message={view.message} />
  if (view.phase === 'waiting') return <view.Page title={nameOf(view.row)} />
  return <view.Page data={view.data} params={view.params} query={view.query} now={view.now} />
}

const $usualLocale = atom<Locale>(defaultLocale)

const Shell = () => {
  const { navigator, client } = useApp()
  // A page that comes before the document is brought to life waits until it is.
  const view = useStore(navigator.$view, { ssr: 'initial' })
  const locale = useStore(client?.core.locale.$locale ?? $usualLocale)
  return (
    <LocaleProvider locale={locale}>
      <Frame layout={layoutOf(view)} view={view}>
        <Page view={view} />
        {client && <Journey client={client} view={view} />}
      </Frame>
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
