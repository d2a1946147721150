import { chooseShipments, listShipmentBatches, listShipments } from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { cardDouble } from '../../testing/shipments'

const other = 'CY2611280000000002'
const printed = 'CY2611280000000003'
const serverWith = (list = [cardDouble()]) =>
  createServerDouble({ clock: () => Date.parse('2026-11-28T03:00:00.000Z') })
    .answer(listShipments, { list, total: list.length, page: 1, rows: 20 })
    .answer(listShipmentBatches, [])

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the list of shipments', () => {
  it('pays those that are chosen together', async () => {
    const server = serverWith([cardDouble(), cardDouble({ number: other, amount: 2150 })]).answer(
      chooseShipments,
      {
        id: 1001,
      },
    )
    const { main } = await openPage('/logistics/mailingList', { server })
    for (const box of await main.findAllByRole('checkbox')) fireEvent.click(box)
    const pay = await main.findByRole('button', { name: '付 2 票的运费' })
    expect(main.getByText(/¥150/)).toBeTruthy()
    fireEvent.click(pay)
    fireEvent.click(pay)
    await waitFor(() => expect(location.search).toBe('?kind=shipment&id=1001'))
    const sent = server.requests.filter(({ path }) => path === chooseShipments.path)
    expect(sent.map(({ body }) => body)).toEqual([{ numbers: [cardDouble().number, other], amount: 15_000 }])
  })

  it('prints the labels of those that are paid', async () => {
    const { main } = await openPage('/logistics/mailingList', {
      server: serverWith([cardDouble({ number: printed, state: 'labelled' })]),
    })
    fireEvent.click(await main.findByRole('checkbox'))
    const link = await main.findByRole('link', { name: '打印 1 票面单' })
    expect(link.getAttribute('href')).toBe(`/api/logistics/labels.pdf?number=${printed}`)
  })

  it('chooses none that lacks something, waits in an order or has no price any more, and says so', async () => {
    const waiting = cardDouble({ number: other, orderNumber: 'C20261128000000000001' })
    const ended = cardDouble({ number: printed, endsAt: '2026-11-28T02:59:00.000Z' })
    const { main } = await openPage('/logistics/mailingList', {
      server: serverWith([cardDouble({ problems: 2 }), waiting, ended]),
    })
    const boxes = await main.findAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ disabled }) => disabled)).toEqual([true, true, true])
    expect(main.getByText('还有 2 项要填')).toBeTruthy()
    expect(main.getByText('在待付款的订单里')).toBeTruthy()
    expect(main.getByText('价格已经过期，请重新报价')).toBeTruthy()
  })

  it('leads to the prices where there are none, and back to all where the filter or a page has none', async () => {
    const { main } = await openPage('/logistics/mailingList', { server: serverWith([]) })
    expect(await main.findByText('还没有运单')).toBeTruthy()
    cleanup()
    const filtered = await openPage('/logistics/mailingList?state=over', { server: serverWith([]) })
    expect(await filtered.main.findByText('没有符合条件的运单')).toBeTruthy()
    cleanup()
    const server = serverWith().answer(listShipments, { list: [], total: 3, page: 2, rows: 20 })
    const last = await openPage('/logistics/mailingList?page=2', { server })
    expect(await last.main.findByText('这一页没有运单')).toBeTruthy()
    expect(last.main.getByRole('link', { name: '看全部运单' })).toBeTruthy()
  })
})
