import type { ServerDouble } from '@chuhai/core/testing'
import { act, render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Read } from '../app/page'
import { Portal } from '../layout/Portal'
import { createMatcher } from '../router/match'
import { createNavigator } from '../router/navigator'
import { loadView } from '../router/view'
import { fallbackPages, rows } from '../routes'
import { createReader } from '../server/reader'
import { createAppDouble, userDouble } from './app'
import { serverDouble } from './server'

const match = createMatcher(rows)

interface CupPageOptions {
  server?: ServerDouble
  isSignedIn?: boolean
}

/** A page of the competition within its layout, with the portal's own way from page to page. */
export const openCupPage = async (href: string, { server, isSignedIn }: CupPageOptions = {}) => {
  history.replaceState(null, '', href)
  document.documentElement.dataset.ready = ''
  const read: Read = createReader(serverDouble(), location.origin)
  const now = () => Date.parse('2026-11-22T12:00:00+08:00')
  const view = await loadView(href, match(href), { read, now, pages: fallbackPages })
  const navigator = createNavigator({
    rows,
    read,
    now,
    initial: view,
    pages: fallbackPages,
    isSignedIn: () => false,
    redirect() {},
    onChunkFailure: vi.fn(),
  })
  const prefetch = vi.spyOn(navigator, 'prefetch')
  const app = { ...createAppDouble({ server, view, ...(isSignedIn && { user: userDouble }) }), navigator }
  await act(async () => {
    render(<Portal app={app} href={href} />)
  })
  return { core: app.client.core, prefetch, main: within(screen.getByRole('main')) }
}
