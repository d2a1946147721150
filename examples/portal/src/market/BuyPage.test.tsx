import { chooseDeal, getMarketService } from '@chuhai/contract/market'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { dealDouble } from '../testing/deals'
import { serviceDouble } from '../testing/market'
import { openPage } from '../testing/open-page'

const href = '/serviceMarket/order?id=1&package=full'
const serverWith = (item = serviceDouble) =>
  createServerDouble().answer(getMarketService, { item, related: [] })

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page where a package is bought', () => {
  it('has the package of the address, and explains the sum of number and options', async () => {
    const { main } = await openPage(href, { server: serverWith() })
    const chosen = await main.findByRole<HTMLInputElement>('radio', { name: /递交与答复/ })
    expect(chosen.checked).toBe(true)
    fireEvent.click(main.getByRole('button', { name: '增加一份' }))
    fireEvent.click(main.getByRole('checkbox', { name: /两天内递交/ }))
    expect(main.getByText('递交与答复 × 2')).toBeTruthy()
    expect(main.getByText('¥7,360')).toBeTruthy()
    expect(main.getByText('¥7,960')).toBeTruthy()
    fireEvent.click(main.getByRole('button', { name: '减少一份' }))
    expect(main.getByText('¥4,280')).toBeTruthy()
    expect(main.getByRole<HTMLButtonElement>('button', { name: '减少一份' }).disabled).toBe(true)
  })

  it('has what was chosen before, after a reload or on the way back', async () => {
    const { core, main } = await openPage(href, { server: serverWith() })
    fireEvent.click(await main.findByRole('button', { name: '增加一份' }))
    fireEvent.click(main.getByRole('radio', { name: /一类递交/ }))
    cleanup()
    const again = await openPage(href, { server: serverWith(), core })
    expect(await again.main.findByText('一类递交 × 2')).toBeTruthy()
  })

  it('keeps the choice once for two presses, and goes on to its order', async () => {
    const server = serverWith().answer(chooseDeal, { id: 1000, terms: dealDouble().terms })
    const { main } = await openPage(href, { server })
    const next = await main.findByRole('button', { name: '去下单' })
    fireEvent.click(next)
    fireEvent.click(next)
    await waitFor(() => expect(location.pathname).toBe('/pay/orderConfirm'))
    expect(location.search).toBe('?kind=marketPackage&id=1000')
    const sent = server.requests.filter(({ path }) => path === chooseDeal.path)
    expect(sent.map(({ body }) => body)).toEqual([
      { serviceId: 1, packageKey: 'full', number: 1, options: [], amount: 368_000 },
    ])
  })

  it('reads the service again where its price is another one by now', async () => {
    const server = serverWith().fail(chooseDeal, 'DEAL_OFFER_CHANGED')
    const { main } = await openPage(href, { server })
    const next = await main.findByRole('button', { name: '去下单' })
    server.answer(getMarketService, { item: { ...serviceDouble, canOrder: false }, related: [] })
    fireEvent.click(next)
    expect(await main.findByText('这项服务暂时不能下单')).toBeTruthy()
    expect(location.pathname).toBe('/serviceMarket/order')
  })

  it('says where a provider takes no orders', async () => {
    const { main } = await openPage(href, { server: serverWith({ ...serviceDouble, canOrder: false }) })
    expect(await main.findByText('这项服务暂时不能下单')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '去下单' })).toBeNull()
  })
})
