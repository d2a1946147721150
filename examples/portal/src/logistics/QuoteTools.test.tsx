import { getQuote, quoteShipping } from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { quoteDouble } from '../testing/shipments'
import { showPage } from '../testing/show-page'

const data = { kind: undefined, goods: undefined, lines: [] }

beforeAll(async () => {
  await import('@chuhai/shipping')
})
beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('a quote that is gone is neither shared nor printed, and another one can be asked for', async () => {
  const server = createServerDouble().fail(getQuote, 'NOT_FOUND')
  const { main } = await showPage('/logistics/list?quote=Q2026112800000001', data, { server })
  expect(await main.findByText(/没有这份报价/)).toBeTruthy()
  await waitFor(() => expect(main.queryByRole('button', { name: '复制链接' })).toBeNull())
  expect(main.queryByText('有这个链接的人都能看到这份报价。')).toBeNull()
  expect(main.queryByRole('button', { name: '打印报价' })).toBeNull()
  expect(main.getByRole('link', { name: '另查一份' }).getAttribute('href')).toBe('/logistics/list')
})

it('a quote that is asked for after the one of the address is printed and shared in its place', async () => {
  const next = { ...quoteDouble, number: 'Q20261128000000000002' }
  const server = createServerDouble().answer(getQuote, quoteDouble).answer(quoteShipping, next)
  const { main } = await showPage(`/logistics/list?quote=${quoteDouble.number}`, data, { server })
  expect(main.getByRole('heading', { name: `报价 ${quoteDouble.number}` })).toBeTruthy()
  fireEvent.click(await main.findByRole('button', { name: '重新查询' }))
  expect(await main.findByRole('heading', { name: `报价 ${next.number}` })).toBeTruthy()
})
