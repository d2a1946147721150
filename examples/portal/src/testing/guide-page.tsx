import { listSubscriptions } from '@chuhai/contract/guide'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { PageProps } from '../app/page'
import { queryOf } from '../app/query'
import GuideChrome from '../guide/layout/GuideChrome'
import { Portal } from '../layout/Portal'
import { rows } from '../routes'
import { createAppDouble, userDouble } from './app'
import { treeDouble } from './guide'

interface GuidePageOptions<D> {
  href: string
  Page: ComponentType<PageProps<D>>
  data: D
  server?: ServerDouble
  isSignedIn?: boolean
  locale?: 'en'
}

/** A server on which this visitor has no subscriptions; tests plan the rest. */
export const guideServerDouble = (): ServerDouble =>
  createServerDouble().answer(listSubscriptions, { list: [], total: 0, page: 1, rows: 9999 })

/** A page of the site guide within its layout, as a browser shows it. */
export const openGuidePage = <D,>(options: GuidePageOptions<D>) => {
  const { href, Page, data, server = guideServerDouble(), isSignedIn, locale } = options
  const { pathname, searchParams } = new URL(href, 'http://portal')
  const row = rows.find(({ path }) => path === pathname)
  if (!row) throw new Error(`[chuhai] No row has the path ${pathname}`)
  history.replaceState(null, '', href)
  // Buttons that need JavaScript are hidden until hydration.
  document.documentElement.dataset.ready = ''
  const view = {
    phase: 'ready',
    href,
    row,
    Page,
    chrome: { Chrome: GuideChrome, data: { tree: treeDouble, isHotShown: true } },
    params: {},
    query: queryOf(searchParams),
    data,
    now: Date.parse('2026-11-21T09:00:00+08:00'),
  } as const
  const app = createAppDouble({ server, locale, view, ...(isSignedIn && { user: userDouble }) })
  const { container, unmount } = render(<Portal app={app} href={href} />)
  return { core: app.client.core, server, container, unmount, main: within(screen.getByRole('main')) }
}
