import {
  chooseShipments,
  createShipment,
  getQuote,
  getShipment,
  listSenders,
  listWarehouses,
  saveShipment,
} from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { quoteDouble, shipmentDouble, shipmentNumber } from '../../testing/shipments'

const form = `/logistics/logisticsOrder?number=${shipmentNumber}`
const serverWith = (shipment = shipmentDouble()) =>
  createServerDouble()
    .answer(getShipment, shipment)
    .answer(listSenders, shipment.sender ? [shipment.sender] : [])
    .answer(listWarehouses, [])

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page where a shipment is filled in', () => {
  it('makes a shipment of a line of a quote, once for two presses', async () => {
    const server = serverWith()
      .answer(getQuote, quoteDouble)
      .answer(createShipment, { number: shipmentNumber })
    const { main } = await openPage(`/logistics/logisticsOrder?quote=${quoteDouble.number}&line=2`, {
      server,
    })
    const begin = await main.findByRole('button', { name: '用这条线路填写运单' })
    fireEvent.click(begin)
    fireEvent.click(begin)
    await waitFor(() => expect(location.search).toBe(`?number=${shipmentNumber}`))
    const sent = server.requests.filter(({ path }) => path === createShipment.path)
    expect(sent.map(({ body }) => body)).toEqual([{ quoteNumber: quoteDouble.number, lineId: 2 }])
  })

  it('leads to the prices where there is no quote', async () => {
    const { main } = await openPage('/logistics/logisticsOrder')
    expect((await main.findByRole('link', { name: '查运费' })).getAttribute('href')).toBe('/logistics/list')
  })

  it('saves what is filled in, and goes on to the payment', async () => {
    const server = serverWith()
      .answer(saveShipment, shipmentDouble({ step: 3 }))
      .answer(chooseShipments, { id: 1000 })
    const { main } = await openPage(form, { server })
    fireEvent.click(await main.findByRole('button', { name: '保存并去付款' }))
    await waitFor(() => expect(location.pathname).toBe('/pay/orderConfirm'))
    expect(location.search).toBe('?kind=shipment&id=1000')
    const [chosen] = server.requests.filter(({ path }) => path === chooseShipments.path)
    expect(chosen?.body).toEqual({ numbers: [shipmentNumber], amount: 12_850 })
  })

  it('says beside each field what is missing, and sends nothing', async () => {
    const { details } = shipmentDouble()
    const server = serverWith(
      shipmentDouble({
        details: { ...details, recipient: { ...details.recipient, name: '王伟', phone: '' } },
      }),
    )
    const { main } = await openPage(form, { server })
    fireEvent.click(await main.findByRole('button', { name: '保存并去付款' }))
    expect(await main.findByText('请用拉丁字母填写，例如拼音、英文或当地文字')).toBeTruthy()
    expect(main.getByText('请填写这一项')).toBeTruthy()
    expect(server.requests.filter(({ path }) => path === saveShipment.path)).toEqual([])
  })

  it('asks for the price again once it has ended', async () => {
    const { main } = await openPage(form, {
      server: serverWith(shipmentDouble({ endsAt: '2026-11-28T02:59:00.000Z' })),
    })
    expect(await main.findByRole('button', { name: '重新报价' })).toBeTruthy()
    expect(main.queryByRole('button', { name: '保存并去付款' })).toBeNull()
  })

  it('shows a shipment that cannot be changed on its page', async () => {
    const { main } = await openPage(form, {
      server: serverWith(shipmentDouble({ state: 'sent', actions: [] })),
    })
    expect(await main.findByText('这票运单不能再修改')).toBeTruthy()
  })
})
