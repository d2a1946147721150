import { getShipment, getWeighing, type Weighing } from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { labelledDouble, shipmentNumber, weighingDouble } from '../../testing/shipments'

const held = labelledDouble({ state: 'held', step: 5, actions: [] })
const open = async (weighing: Weighing | null, shipment = held) => {
  const server = createServerDouble({ clock: () => Date.parse('2026-11-28T03:00:00.000Z') })
    .answer(getShipment, shipment)
    .answer(getWeighing, weighing)
  const href = `/logistics/mailingList/orderDetail?number=${shipmentNumber}`
  const { main } = await openPage(href, { server })
  return { main, server }
}
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('what a warehouse has weighed', () => {
  it('is a difference to be paid, with its clock', async () => {
    const { main } = await open(weighingDouble())
    expect(await main.findByRole('heading', { name: '应补差价 ¥36.50' })).toBeTruthy()
    expect(main.getByText(/请在 .* 前支付，还剩 6 天 23 小时/)).toBeTruthy()
    expect(main.getByRole('link', { name: '补差价' }).getAttribute('href')).toBe(
      '/pay/orderConfirm?kind=weighing&id=1000',
    )
  })

  it('has both measures with a picture, and both prices part by part', async () => {
    const { main } = await open(weighingDouble())
    const picture = await main.findByRole('img', { name: `包裹 ${shipmentNumber}A01 复重时的照片` })
    expect(plain(picture.closest('li'))).toMatch(/申报22×16×6 cm，0\.42 kg实测23×16\.5×6 cm，0\.98 kg/)
    expect(main.getByText('1 kg × ¥165')).toBeTruthy()
    expect(main.getByText('实重 0.98 kg，进到 1 kg')).toBeTruthy()
  })

  it('leads to the order that waits for its payment', async () => {
    const order = {
      number: 'C20261128000000000001',
      state: 'awaitingPayment',
      amount: 3650,
      payBefore: '2026-11-28T03:30:00.000Z',
    } as const
    const { main } = await open(weighingDouble({ order }))
    expect((await main.findByRole('link', { name: '去付款' })).getAttribute('href')).toBe(
      `/pay/orderPay?number=${order.number}`,
    )
  })

  it('is paid by a colleague of who has made the shipment, too', async () => {
    const { main } = await open(weighingDouble(), { ...held, isOwn: false })
    expect(await main.findByRole('link', { name: '补差价' })).toBeTruthy()
  })

  it('says what was paid, and reads the shipment again that goes on', async () => {
    const paid = weighingDouble({
      state: 'cleared',
      dueAt: null,
      history: [
        ...weighingDouble().history,
        { action: 'pay', state: 'cleared', by: 'sender', at: '2026-11-28T03:00:00.000Z', words: '' },
      ],
    })
    const { main, server } = await open(paid)
    expect(await main.findByText('差价 ¥36.50 已支付')).toBeTruthy()
    const reads = () => server.requests.filter(({ path }) => path.endsWith(`/shipments/${shipmentNumber}`))
    await waitFor(() => expect(reads()).toHaveLength(2))
  })

  it('says what goes back, or that nothing does', async () => {
    const received = { ...held, state: 'received' } as const
    const { main } = await open(
      weighingDouble({ state: 'cleared', difference: -1200, dueAt: null }),
      received,
    )
    expect(await main.findByText('多付的 ¥12 原路退回')).toBeTruthy()
    cleanup()
    const same = await open(weighingDouble({ state: 'cleared', difference: 0, dueAt: null }), received)
    expect(await same.main.findByText('实测与申报的运费一致，没有差价')).toBeTruthy()
  })

  it('says why its line does not take it', async () => {
    const { main } = await open(
      weighingDouble({
        after: null,
        difference: null,
        productId: null,
        dueAt: null,
        impossible: [{ 'zh-CN': '最长边 126 cm，超过 120 cm', en: 'The longest side is over 120 cm' }],
      }),
    )
    const refused = await main.findByRole('heading', { name: /这条线路不能承运/ })
    expect(within(refused.parentElement as HTMLElement).getByText('最长边 126 cm，超过 120 cm')).toBeTruthy()
    expect(main.queryByRole('link', { name: '补差价' })).toBeNull()
  })

  it('is nothing before the first parcel is there', async () => {
    const { main, server } = await open(null, labelledDouble())
    await main.findByRole('link', { name: '打印面单' })
    expect(server.requests.some(({ path }) => path.includes('/weighing/'))).toBe(false)
    expect(main.queryByRole('heading', { name: '复重' })).toBeNull()
  })
})
