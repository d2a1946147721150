import { act, render, screen, within } from '@testing-library/react'
import { Portal } from '../layout/Portal'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createAppDouble } from './app'

const match = createMatcher(rows)

/** Shows the page of an address with data that was read before. */
export const showPage = async (
  href: string,
  data: unknown,
  { now = 0, ...options }: Parameters<typeof createAppDouble>[0] & { now?: number } = {},
) => {
  const found = match(href)
  if (!found) throw new Error(`[chuhai] no row has the address ${href}`)
  const { row, params, query } = found
  history.replaceState(null, '', href)
  const { default: Page } = await row.page()
  const view = { phase: 'ready', href, row, Page, params, query, data, now } as const
  const app = createAppDouble({ view, ...options })
  await act(async () => {
    render(<Portal app={app} href={href} />)
  })
  return { core: app.client.core, main: within(screen.getByRole('main')) }
}
