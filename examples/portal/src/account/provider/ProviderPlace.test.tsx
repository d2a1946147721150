import {
  addAbsence,
  createOffer,
  endAbsence,
  getOwnProvider,
  listOwnAbsences,
  listOwnOffers,
  type MarketAbsence,
} from '@chuhai/contract/market'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { offerDouble, providerDouble, writtenOffer } from '../../testing/offers'
import ProviderPlace from './ProviderPlace'

const show = (server: ServerDouble, query: Record<string, string> = {}) => {
  const app = createAppDouble({ server, user: userDouble })
  render(
    <AppContext value={app}>
      <ProviderPlace core={app.client.core} query={query} />
    </AppContext>,
  )
  return {
    core: app.client.core,
    sent: (path: string) => server.requests.filter((one) => one.path === path),
  }
}
const provided = () => createServerDouble().answer(getOwnProvider, providerDouble)

beforeEach(() => {
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the place of a provider', () => {
  it('leads who is none to the application', async () => {
    show(createServerDouble().answer(getOwnProvider, null))
    const link = await screen.findByRole('link', { name: '申请成为服务商' })
    expect(link.getAttribute('href')).toBe('/beServiceProvider')
  })

  it('says that it could not be loaded, and tries again', async () => {
    const server = createServerDouble().fail(getOwnProvider, 'SERVICE_UNAVAILABLE')
    show(server)
    await screen.findByText('服务商资料没有载入')
    server.answer(getOwnProvider, providerDouble).answer(listOwnOffers, [])
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: /白棚摄影/ })).toBeTruthy()
  })

  it('lists services with state, price and what buyers see', async () => {
    show(
      provided().answer(listOwnOffers, [
        offerDouble({ id: 'a', state: 'returned', reason: '套餐要写明张数', title: '' }),
        offerDouble({
          id: 'b',
          state: 'accepted',
          serviceId: 100_001,
          publishedAt: '2026-11-26T02:00:00.000Z',
        }),
        offerDouble({ id: 'c', state: 'submitted', serviceId: 100_002, isPaused: true, title: '场景图' }),
      ]),
    )
    const returned = await screen.findByRole('listitem', { name: '未命名的服务' })
    expect(within(returned).getByText('待修改')).toBeTruthy()
    expect(within(returned).getByText('套餐要写明张数')).toBeTruthy()
    const live = screen.getByRole('listitem', { name: '白底主图五张' })
    expect(within(live).getByText('¥175 起')).toBeTruthy()
    expect(within(live).getByRole('link', { name: '买家看到的页面' }).getAttribute('href')).toBe(
      '/serviceMarket/detail?id=100001',
    )
    const paused = screen.getByRole('listitem', { name: '场景图' })
    expect(within(paused).getByText('已暂停')).toBeTruthy()
    expect(within(paused).getByText('修改尚未发布')).toBeTruthy()
    expect(within(paused).queryByRole('link', { name: '买家看到的页面' })).toBeNull()
    expect(within(paused).getByRole('link', { name: '查看场景图' }).getAttribute('href')).toBe(
      '/user/?tab=provider&number=c',
    )
  })

  it('begins one service, however often it is pressed, and a copy of another', async () => {
    const id = '0b6f5f0e-0d5a-4a39-9c2f-0b1f6a1f0001'
    const server = provided()
      .answer(listOwnOffers, [offerDouble({ id })])
      .answer(createOffer, writtenOffer({ id: 'new' }), { delayMs: 5 })
    const { sent } = show(server)
    const add = await screen.findByRole('button', { name: '新建服务' })
    fireEvent.click(add)
    fireEvent.click(add)
    await waitFor(() => expect(location.pathname + location.search).toBe('/user/?tab=provider&number=new'))
    const posts = () => sent(createOffer.path).filter(({ method }) => method === 'POST')
    expect(posts()).toHaveLength(1)
    // The first one ends with the page that it leads to.
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: '复制白底主图五张' }))
      expect(posts().at(-1)?.body).toEqual({ copyOf: id })
    })
    await waitFor(() => expect(posts()).toHaveLength(2))
  })
})

describe('the calendar', () => {
  const absence: MarketAbsence = { id: 'x', from: '2099-01-01', to: '2099-01-03', hasBegun: false }

  it('enters an absence, and says what is wrong with its days', async () => {
    let list: MarketAbsence[] = []
    const server = provided()
      .answer(listOwnAbsences, () => list)
      .fail(addAbsence, 'MARKET_ABSENCE_OVERLAPS')
    const { sent } = show(server, { view: 'absences' })
    await screen.findByText('没有登记休假。')
    const add = screen.getByRole('button', { name: '登记休假' })
    fireEvent.click(add)
    expect(await screen.findAllByText('请选择日期')).toHaveLength(2)
    for (const [label, day] of [
      ['第一天', '2099-01-01'],
      ['最后一天', '2099-01-03'],
    ] as const) {
      const field = screen.getByLabelText(new RegExp(label))
      fireEvent.change(field, { target: { value: day } })
      fireEvent.blur(field)
    }
    fireEvent.click(add)
    expect(await screen.findByText('与已有的休假重叠')).toBeTruthy()
    const last = screen.getByLabelText(/最后一天/)
    fireEvent.change(last, { target: { value: '2099-01-02' } })
    fireEvent.blur(last)
    list = [{ ...absence, to: '2099-01-02' }]
    server.answer(addAbsence, list)
    fireEvent.click(add)
    expect(await screen.findByText('2099-01-01 至 2099-01-02')).toBeTruthy()
    const posted = sent(addAbsence.path).filter(({ method }) => method === 'POST')
    expect(posted.map(({ body }) => body)).toEqual([
      { from: '2099-01-01', to: '2099-01-03' },
      { from: '2099-01-01', to: '2099-01-02' },
    ])
  })

  it('ends what has begun, and cancels what is to come', async () => {
    let list: MarketAbsence[] = [{ ...absence, id: 'now', from: '2026-11-28', hasBegun: true }, absence]
    const server = provided()
      .answer(listOwnAbsences, () => list)
      .answer(endAbsence, ({ params }) => {
        list = list.filter(({ id }) => id !== params.id)
        return list
      })
    show(server, { view: 'absences' })
    expect(await screen.findByText('休假中')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '现在结束 2026-11-28 至 2099-01-03 的休假' }))
    await waitFor(() => expect(screen.queryByText('休假中')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: '取消 2099-01-01 至 2099-01-03 的休假' }))
    expect(await screen.findByText('没有登记休假。')).toBeTruthy()
  })
})
