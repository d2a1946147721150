import { StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { Router } from 'wouter'
import { Frame } from '../layout/Frame'
import type { View } from '../router/view'
import { type App, AppContext, useApp } from './app'
import { Journey } from './Journey'

const Page = ({ view }: { view: View }) => {
  if (view.phase === 'failed') return <view.Page code={view.code} message={view.message} />
  return <view.Page data={view.data} params={view.params} query={view.query} now={view.now} />
}

const Shell = () => {
  const { navigator, client } = useApp()
  const view = useStore(navigator.$view)
  return (
    <Frame layout={view.phase === 'ready' ? view.row.layout : view.layout} view={view}>
      <Page view={view} />
      {client && <Journey client={client} view={view} />}
    </Frame>
  )
}

/** The whole portal: the same tree on the server and in the browser. The page links every stylesheet it needs. */
export const Portal = ({ app, href }: { app: App; href: string }) => {
  const [path, search] = href.split('?')
  return (
    <AppContext value={app}>
      <StyleRoot value={null}>
        <Router ssrPath={path} ssrSearch={search ?? ''}>
          <Shell />
        </Router>
      </StyleRoot>
    </AppContext>
  )
}
