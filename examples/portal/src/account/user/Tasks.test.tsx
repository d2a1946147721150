import { listOpenDifferences, type OpenDifference } from '@chuhai/contract/logistics'
import { type DealCard, listDeals } from '@chuhai/contract/market'
import { listOwnStores, type StoreOpening } from '@chuhai/contract/store'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { dealDouble } from '../../testing/deals'
import { storeDouble } from '../../testing/openings'
import { Tasks } from './Tasks'

interface Given {
  stores?: StoreOpening[]
  deals?: DealCard[]
  differences?: OpenDifference[]
}

/** A server whose deals are those of the side that is asked for. */
const serverWith = ({ stores = [], deals = [], differences = [] }: Given) =>
  createServerDouble()
    .answer(listOwnStores, stores)
    .answer(listOpenDifferences, differences)
    .answer(listDeals, ({ body }) => {
      const asked = Object(body)
      const list = deals.filter(({ side, state }) => side === asked.side && asked.states.includes(state))
      return { list, total: list.length, page: 1, rows: 20 }
    })

const show = (server: ReturnType<typeof serverWith>, user = userDouble) => {
  const app = createAppDouble({ server, user })
  render(
    <AppContext value={app}>
      <Tasks core={app.client.core} />
    </AppContext>,
  )
}
const texts = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what is to be done', () => {
  it('is what the visitor has to do themselves for a store, with its time, and leads to the store', async () => {
    const stores = [
      storeDouble(),
      storeDouble({ id: '6f5ac1bf-5f5c-4cf1-8a1d-2e94b3a0c112', isOwn: false }),
      storeDouble({ id: '70ab1c2d-6061-4d02-9b2e-3fa5c4b1d223', stage: 'opened', task: null }),
    ]
    show(serverWith({ stores }))
    expect(await texts()).toEqual([
      expect.stringMatching(/^补充水电费账单亚马逊 · 美国站2026-12-03 18:00.* 前$/),
    ])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/?tab=stores')
  })

  it('is what deals wait for, on both sides, the soonest first', async () => {
    const at = (day: number) => `2026-12-0${day}T02:00:00.000Z`
    const deals = [
      dealDouble({ dueAt: at(5) }),
      dealDouble({ number: 'C2', state: 'delivered', step: 4, title: '白底主图', dueAt: at(4) }),
      dealDouble({ number: 'C3', side: 'provider', step: 2, title: '德国税号', dueAt: at(3) }),
      dealDouble({
        number: 'C4',
        side: 'provider',
        state: 'accepted',
        step: 3,
        title: '包装设计',
        dueAt: at(1),
        isLate: true,
      }),
    ]
    show(serverWith({ deals }))
    expect(await texts()).toEqual([
      expect.stringMatching(/^交付成果包装设计 · 沈立群2026-12-01 10:00.* 前，已延迟$/),
      expect.stringMatching(/^决定是否接单德国税号 · 沈立群2026-12-03 10:00.* 前$/),
      expect.stringMatching(/^查看交付的成果，确认或要求修改白底主图 · 印石知识产权2026-12-04/),
      expect.stringMatching(/^提交服务资料美国商标注册 · 印石知识产权2026-12-05/),
    ])
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs[0]).toBe('/user/?tab=deals&number=C4')
  })

  it('is a difference of freight, among the others, and leads to the shipment where it is paid', async () => {
    const difference = { number: 'CY2611284067192855', recipientName: 'Anna Kowalska', amount: 3650 }
    const differences = [{ ...difference, dueAt: '2026-12-01T02:00:00.000Z', isLate: true }]
    show(serverWith({ stores: [storeDouble()], differences }))
    expect(await texts()).toEqual([
      expect.stringMatching(
        /^补运费差价 ¥36\.50CY2611284067192855 · Anna Kowalska2026-12-01 10:00.* 前，已延迟$/,
      ),
      expect.stringMatching(/^补充水电费账单/),
    ])
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(
      '/logistics/mailingList/orderDetail?number=CY2611284067192855',
    )
  })

  it('is nothing where a deal waits for the other side', async () => {
    const deals = [dealDouble({ step: 2 }), dealDouble({ number: 'C2', side: 'provider' })]
    show(serverWith({ deals }))
    expect(await screen.findByText('现在没有要您办理的事。')).toBeTruthy()
  })

  it('of a provider is asked for by those who have an organisation', async () => {
    const server = serverWith({})
    show(server, { ...userDouble, userOrgInfoList: [] })
    await screen.findByText('现在没有要您办理的事。')
    const sides = server.requests.filter(({ path }) => path === listDeals.path).map(({ body }) => body)
    expect(sides).toEqual([expect.objectContaining({ side: 'buyer' })])
  })

  it('says why it could not be loaded, and loads again', async () => {
    const server = serverWith({}).fail(listDeals, 'SERVICE_UNAVAILABLE')
    show(server)
    await screen.findByText('待办没有载入')
    server.answer(listDeals, { list: [], total: 0, page: 1, rows: 20 })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('现在没有要您办理的事。')).toBeTruthy()
  })
})
