import {
  chooseShipments,
  createShipment,
  deleteSender,
  getQuote,
  getShipment,
  listSenders,
  listWarehouses,
  moveShipment,
  saveShipment,
} from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { labelledDouble, quoteDouble, shipmentDouble, shipmentNumber } from '../../testing/shipments'

const form = `/logistics/logisticsOrder?number=${shipmentNumber}`
const serverWith = (shipment = shipmentDouble()) =>
  createServerDouble({ clock: () => Date.parse('2026-11-28T03:00:00.000Z') })
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

  it('makes none of a quote that has ended or is gone, and leads back to the prices', async () => {
    const address = `/logistics/logisticsOrder?quote=${quoteDouble.number}&line=2`
    const ended = { ...quoteDouble, endsAt: '2020-01-01T16:00:00.000Z' }
    const { main } = await openPage(address, { server: serverWith().answer(getQuote, ended) })
    expect(await main.findByText('这份报价已过有效期，请重新查询。')).toBeTruthy()
    expect(main.getByRole('link', { name: '查运费' }).getAttribute('href')).toBe(
      `/logistics/list?quote=${quoteDouble.number}`,
    )
    cleanup()
    const gone = await openPage(address, { server: serverWith().fail(getQuote, 'NOT_FOUND') })
    expect(await gone.main.findByText('先查运费，再填运单')).toBeTruthy()
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

  it('is saved over the step that it was typed over: a change of somebody else is refused once, and nothing typed is lost', async () => {
    const server = serverWith().fail(saveShipment, 'SHIPMENT_CHANGED')
    const { main } = await openPage(form, { server })
    const name = await main.findByRole<HTMLInputElement>('textbox', { name: /^收件人/ })
    fireEvent.change(name, { target: { value: 'Jan Nowak' } })
    server.answer(getShipment, shipmentDouble({ step: 3 }))
    await act(async () => void window.dispatchEvent(new Event('online')))
    const saved = () => server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    const save = () => fireEvent.click(main.getByRole('button', { name: '保存，稍后再付' }))
    save()
    await waitFor(() => expect(saved()).toMatchObject([{ step: 2 }]))
    await waitFor(() => expect(name.disabled).toBe(false))
    server.answer(saveShipment, shipmentDouble({ step: 4 }))
    save()
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(saved()[1]).toMatchObject({ step: 3, details: { recipient: { name: 'Jan Nowak' } } })
  })

  it('deletes an address that is not needed any more, after a question', async () => {
    const server = serverWith().answer(deleteSender, null)
    const { main } = await openPage(form, { server })
    fireEvent.click(await main.findByRole('button', { name: '删除陈静怡的寄件地址' }))
    const dialog = within(await screen.findByRole('dialog', { name: '删除这个寄件地址？' }))
    server.answer(listSenders, [])
    fireEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(main.queryByRole('radio')).toBeNull())
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    fireEvent.click(main.getByRole('button', { name: '保存并去付款' }))
    expect(await main.findByText('请选择寄件地址')).toBeTruthy()
  })

  it('draws no frame around addresses where there are none', async () => {
    const { main } = await openPage(form, { server: serverWith(shipmentDouble({ sender: null })) })
    expect(await main.findByRole('button', { name: '新增寄件地址' })).toBeTruthy()
    expect(main.queryByRole('group', { name: '寄件地址' })).toBeNull()
  })

  it('leads to the first field of an address that is wrong', async () => {
    const { main } = await openPage(form, { server: serverWith() })
    fireEvent.click(await main.findByRole('button', { name: '新增寄件地址' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增寄件地址' }))
    fireEvent.change(dialog.getByRole('textbox', { name: '寄件人' }), { target: { value: '陈静怡' } })
    fireEvent.click(dialog.getByRole('button', { name: '保存' }))
    const phone = dialog.getByRole('textbox', { name: '电话' })
    await waitFor(() => expect(document.activeElement).toBe(phone))
  })

  it('keeps what was typed of a new address until it is saved', async () => {
    const { main } = await openPage(form, { server: serverWith() })
    const name = async () => {
      fireEvent.click(await main.findByRole('button', { name: '新增寄件地址' }))
      const dialog = within(await screen.findByRole('dialog', { name: '新增寄件地址' }))
      return { dialog, field: dialog.getByRole<HTMLInputElement>('textbox', { name: '寄件人' }) }
    }
    const first = await name()
    fireEvent.change(first.field, { target: { value: '陈静怡' } })
    fireEvent.click(first.dialog.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await name()).field.value).toBe('陈静怡')
  })

  it('leads to the first field of a kind of goods that is added, and back to the button of one that is removed', async () => {
    const { main } = await openPage(form, { server: serverWith() })
    const add = await main.findByRole('button', { name: '再加一种货物' })
    fireEvent.click(add)
    const added = within(main.getByRole('group', { name: '第 2 种' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(added.getByRole('textbox', { name: /^中文品名/ })),
    )
    fireEvent.click(main.getByRole('button', { name: '删除第 2 种货物' }))
    await waitFor(() => expect(document.activeElement).toBe(add))
  })

  it('loads the warehouses again after a failure, and says where none takes the goods', async () => {
    const server = serverWith().fail(listWarehouses, 'SERVICE_UNAVAILABLE')
    const { main } = await openPage(form, { server })
    expect(await main.findByText('仓库没有载入')).toBeTruthy()
    server.answer(listWarehouses, [])
    fireEvent.click(main.getByRole('button', { name: '重试' }))
    expect(await main.findByText(/现在没有仓库收这类货物/)).toBeTruthy()
    expect(main.getByRole('combobox', { name: /^交货仓库/ })).toBeTruthy()
  })

  it('leads to the shipment with its new label once that is made', async () => {
    const voided = shipmentDouble({ state: 'voided', step: 4, actions: ['save', 'relabel', 'cancel'] })
    const server = serverWith(voided)
      .answer(saveShipment, { ...voided, step: 5 })
      .answer(moveShipment, labelledDouble({ step: 6 }))
    const { main } = await openPage(form, { server })
    const relabel = await main.findByRole('button', { name: '保存并重开面单' })
    expect(main.getByRole('button', { name: '保存，稍后重开面单' })).toBeTruthy()
    fireEvent.click(relabel)
    await waitFor(() => expect(location.pathname).toBe('/logistics/mailingList/orderDetail'))
    expect(location.search).toBe(`?number=${shipmentNumber}`)
  })

  it('says how much a field takes at most', async () => {
    const { main } = await openPage(form, { server: serverWith() })
    fireEvent.change(await main.findByRole('textbox', { name: /^数量/ }), { target: { value: '10000' } })
    expect(main.getByText('最多 9999')).toBeTruthy()
  })

  it('takes numbers as they are written, with spaces and dots', async () => {
    const { details } = shipmentDouble()
    const [line] = details.goods
    if (!line) throw new Error('no goods')
    const server = serverWith(
      shipmentDouble({
        details: {
          ...details,
          recipient: { ...details.recipient, phone: '+48 22 123-45-67' },
          goods: [{ ...line, hsCode: '3926.90.97' }],
        },
      }),
    ).answer(saveShipment, shipmentDouble({ step: 3 }))
    const { main } = await openPage(form, { server: server.answer(chooseShipments, { id: 1000 }) })
    fireEvent.click(await main.findByRole('button', { name: '保存并去付款' }))
    await waitFor(() => expect(location.pathname).toBe('/pay/orderConfirm'))
  })

  it('says of a mail address that it is none', async () => {
    const { main } = await openPage(form, { server: serverWith() })
    fireEvent.change(await main.findByRole('textbox', { name: /^邮箱/ }), { target: { value: 'anna' } })
    fireEvent.click(main.getByRole('button', { name: '保存并去付款' }))
    expect(await main.findByText('请输入正确的邮箱地址')).toBeTruthy()
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
    cleanup()
    const ordered = await openPage(form, {
      server: serverWith(shipmentDouble({ orderNumber: 'C20261128000000000001', actions: [] })),
    })
    expect(await ordered.main.findByText('这票运单在待付款的订单里')).toBeTruthy()
    expect(ordered.main.getByRole('link', { name: '看运单' })).toBeTruthy()
  })
})
