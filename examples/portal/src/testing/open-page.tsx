import { act, render, screen, within } from '@testing-library/react'
import { Portal } from '../layout/Portal'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createAppDouble, userDouble } from './app'

const match = createMatcher(rows)

/** Opens an address of a signed-in visitor as its row says. */
export const openPage = async (href: string, options: Parameters<typeof createAppDouble>[0] = {}) => {
  history.replaceState(null, '', href)
  const found = match(href)
  if (!found) throw new Error(`[chuhai] no row has the address ${href}`)
  const { row, params, query } = found
  const { default: Page } = await row.page()
  const data = await row.load?.({ params, query, read: () => Promise.reject(new Error('not read')) })
  const view = { phase: 'ready', href, row, Page, params, query, data, now: 0 } as const
  const app = createAppDouble({ user: userDouble, view, ...options })
  await act(async () => {
    render(<Portal app={app} href={href} />)
  })
  return { core: app.client.core, main: within(screen.getByRole('main')) }
}
