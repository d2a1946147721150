import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import { CloseOnBack, LocaleProvider, StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import { Router } from 'wouter'
import { type App, AppContext, useApp } from '../app/app'
import { EntryContext } from '../app/kept'
import { useMessages } from '../app/messages'
import { reportFault } from '../app/report-fault'
import type { View } from '../app/view'
import { nameOf, ownLocaleOf } from '../router/metadata'
import { layoutOf } from '../router/view'
import { Boundary } from './Boundary'
import { FollowLocation } from './FollowLocation'
import { Frame } from './Frame'
import { layoutMessages } from './messages'

const Page = ({ view }: { view: View }) => {
  if (view.phase === 'failed') return <view.Page code={view.code} message={view.message} />
  if (view.phase === 'locked') return <view.Page title={nameOf(view.row)} />
  return <view.Page data={view.data} params={view.params} query={view.query} now={view.now} />
}

/** What is left to say where not even the error page can be shown. */
const Broken = () => {
  const words = useMessages(layoutMessages)
  return (
    <p className="portal-width portal__broken">
      {words.broken} <a href="/">{words.home}</a>
    </p>
  )
}

const $defaultLocale = atom<Locale>(defaultLocale)

const Shell = () => {
  const { navigator, client } = useApp()
  // A page that is loaded before hydration waits for it.
  const view = useStore(navigator.$view, { ssr: 'initial' })
  const locale = useStore(client?.core.locale.$locale ?? $defaultLocale)
  // The page of a view keeps its entry while the next one is loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of the address when the view appears
  const entry = useMemo(() => client?.entries.current() ?? null, [client, view])
  const onBroken = (error: unknown) => {
    navigator.fail(error).catch(console.error)
    if (client) reportFault(client.core, error)
  }
  const guard = { view, onBroken, fallback: <Broken /> }
  return (
    <LocaleProvider locale={ownLocaleOf(view) ?? locale}>
      <EntryContext value={entry}>
        <Boundary {...guard}>
          <Frame layout={layoutOf(view)} view={view}>
            <Boundary {...guard}>
              <Page view={view} />
            </Boundary>
          </Frame>
        </Boundary>
      </EntryContext>
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
