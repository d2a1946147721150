import {
  cancelOrder,
  getOrder,
  type InvoiceDocument,
  listOrders,
  type Order,
  requestRefund,
  saveInvoice,
} from '@chuhai/contract/order'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { openPage } from '../testing/open-page'
import { orderCardDouble, orderDouble, paidOrderDouble } from '../testing/order'

const { number } = orderDouble()
const listing = (...list: ReturnType<typeof orderCardDouble>[]) =>
  createServerDouble().answer(listOrders, { list, total: list.length, page: 1, rows: 10 })
const open = (server: ServerDouble, query = '') => openPage(`/schoolCenter/order${query}`, { server })
/** What was asked for last of the list. */
const lastListRequest = (server: ServerDouble) =>
  server.requests.findLast(({ path }) => path === listOrders.path)?.body
const details = (server: ServerDouble) => open(server, `?number=${number}`)

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the list', () => {
  it('shows each order with what can be done about it', async () => {
    const unpaid = orderCardDouble()
    const expired = orderCardDouble({ number: 'C20261123000000001', state: 'expired', payBefore: null })
    const { main } = await open(listing(unpaid, expired))
    const [first, second] = await main.findAllByRole('listitem', { name: unpaid.product.name })
    expect(within(first as HTMLElement).getByText('请在 10:30 前付款，逾期订单自动关闭')).toBeTruthy()
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: /^去支付/ })
        .getAttribute('href'),
    ).toBe(`/pay/school/orderPay?number=${number}`)
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: '重新购买' })
        .getAttribute('href'),
    ).toBe('/pay/school/orderConfirm?kind=course&id=303')
  })

  it('asks for the state and the page of its address', async () => {
    const server = createServerDouble().answer(listOrders, {
      list: [orderCardDouble()],
      total: 21,
      page: 2,
      rows: 10,
    })
    const { main } = await open(server, '?state=unpaid&page=2')
    await main.findByText('共 21 笔')
    expect(lastListRequest(server)).toEqual({
      page: 2,
      rows: 10,
      kinds: ['course', 'class'],
      states: ['created', 'awaitingPayment'],
    })
    expect(main.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
      '/schoolCenter/order?state=unpaid&page=3',
    )
    expect(main.getByRole('link', { name: '待付款' }).getAttribute('aria-current')).toBe('true')
  })

  it('has orders of which part has come back among the refunds', async () => {
    const server = listing(orderCardDouble({ state: 'fulfilled', refunded: 100 }))
    await open(server, '?state=refund')
    await waitFor(() =>
      expect(lastListRequest(server)).toMatchObject({
        states: ['refunding', 'partlyRefunded', 'refunded'],
      }),
    )
  })

  it('is searched for a number or a name, and keeps its state', async () => {
    const server = listing(orderCardDouble())
    const { main } = await open(server, '?state=paid&q=广告')
    await main.findByText('共 1 笔')
    expect(lastListRequest(server)).toMatchObject({
      word: '广告',
      page: 1,
      states: ['paid', 'fulfilled'],
    })
    const asked = new URLSearchParams({ state: 'refund', q: '广告' })
    const refunds = main.getByRole('link', { name: '退款' })
    expect(refunds.getAttribute('href')).toBe(`/schoolCenter/order?${asked}`)
    cleanup()
    const none = await open(listing(), '?q=1')
    await none.main.findByText('没有找到订单')
  })

  it.each([
    ['/schoolCenter/order?state=paid', '?state=paid&q=C2026'],
    ['/user?tab=orders', '?tab=orders&q=C2026'],
  ])('of %s opens what is searched for', async (address, found) => {
    const { main } = await openPage(address, { server: listing(orderCardDouble()) })
    const field = await main.findByRole('searchbox', { name: '订单号，课程、培训班或活动的名称' })
    fireEvent.change(field, { target: { value: ' C2026 ' } })
    fireEvent.submit(main.getByRole('search', { name: '搜索订单' }))
    expect(location.search).toBe(found)
  })

  it('says that there is none, and none in a state', async () => {
    const { main } = await open(listing())
    await main.findByText('还没有订单')
    cleanup()
    const filtered = await open(listing(), '?state=refund')
    await filtered.main.findByText('没有这个状态的订单')
  })

  it('cancels an order, and shows it so', async () => {
    const server = listing(orderCardDouble()).answer(
      cancelOrder,
      orderDouble({ state: 'cancelled', payBefore: null, actions: [] }),
    )
    const { main } = await open(server)
    fireEvent.click(await main.findByRole('button', { name: '取消订单' }))
    server.answer(listOrders, {
      list: [orderCardDouble({ state: 'cancelled', payBefore: null })],
      total: 1,
      page: 1,
      rows: 10,
    })
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1) as HTMLElement)
    await main.findByText('已取消')
  })

  it('has all orders in the personal centre', async () => {
    const server = listing(orderCardDouble())
    const { main } = await openPage('/user?tab=orders', { server })
    const link = await main.findByRole('link', { name: /订单详情/ })
    expect(link.getAttribute('href')).toBe(`/user/?tab=orders&number=${number}`)
    expect(server.requests.find(({ path }) => path === '/order/page')?.body).toEqual({ page: 1, rows: 10 })
  })
})

describe('an order', () => {
  it('shows what was bought, its payment and what has happened', async () => {
    const { main } = await details(createServerDouble().answer(getOrder, paidOrderDouble()))
    const steps = await main.findByRole('list', { name: '订单进度' })
    expect(within(steps).getByText('付款成功')).toBeTruthy()
    for (const text of ['12 节录播课', '2026112322001', number]) expect(main.getByText(text)).toBeTruthy()
  })

  it('asks for the money back with a reason, which is kept', async () => {
    const server = createServerDouble()
      .answer(getOrder, paidOrderDouble())
      .answer(requestRefund, paidOrderDouble({ state: 'refunding', actions: [] }))
    const { main, core } = await details(server)
    const draft = core.drafts.open(`refund.${number}`)
    fireEvent.click(await main.findByRole('button', { name: '申请退款' }))
    const dialog = within(screen.getByRole('dialog', { name: '申请退款' }))
    fireEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    expect(dialog.getByText('请输入退款原因')).toBeTruthy()
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '买重了' } })
    expect(draft.read()).toBe('买重了')
    fireEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await main.findByRole('heading', { name: '退款申请已收到，正在审核' })
    expect(server.requests.at(-1)?.body).toEqual({ reason: '买重了' })
    expect(draft.read()).toBeNull()
  })

  it('says what comes back today before a refund is asked for', async () => {
    const half = [
      { until: '2026-11-30T15:59:59.000Z', amount: 19_950 },
      { until: null, amount: 0 },
    ]
    const server = createServerDouble().answer(getOrder, paidOrderDouble({ refundTable: half }))
    const { main } = await details(server)
    fireEvent.click(await main.findByRole('button', { name: '申请退款' }))
    const dialog = within(screen.getByRole('dialog', { name: '申请退款' }))
    expect(dialog.getByText('退款金额').nextElementSibling?.textContent).toBe('¥199.50')
    expect(dialog.getByRole('row', { name: '截至 2026-11-30 23:59 ¥199.50' })).toBeTruthy()
    expect(dialog.getByRole('row', { name: '之后 不退款' })).toBeTruthy()
  })

  it('shows the operator’s reason for refusing a refund', async () => {
    const refused = {
      action: 'refuseRefund',
      state: 'paid',
      at: '2026-11-24T02:00:00.000Z',
      reason: '课程已看完 90%',
    } as const
    const { main } = await details(
      createServerDouble().answer(getOrder, paidOrderDouble({ history: [refused] })),
    )
    await main.findByText('课程已看完 90%')
  })

  it('says that a payment came too late, and that all of it goes back', async () => {
    const late = { action: 'pay', state: 'refunding', at: '2026-11-23T03:00:00.000Z', reason: null } as const
    const order = paidOrderDouble({ state: 'refunding', refundAccepted: true, actions: [], history: [late] })
    const { main } = await details(createServerDouble().answer(getOrder, order))
    await main.findByRole('heading', { name: /付款到账时订单已经关闭，款项全额按原支付方式退回/ })
    const steps = within(main.getByRole('list', { name: '订单进度' }))
    expect(steps.getByText('到账时订单已经关闭，款项全额原路退回')).toBeTruthy()
  })

  it('of which part has come back says so, and is its buyer’s all the same', async () => {
    const order = paidOrderDouble({ refunded: 28 })
    const server = createServerDouble().answer(getOrder, order)
    const { main } = await details(server)
    await main.findByRole('heading', { name: /部分款项已按原支付方式退回/ })
    expect(main.getByText('部分退款')).toBeTruthy()
    const sums = { 实付金额: '¥399', 已退金额: '¥0.28', 退款后余额: '¥398.72' }
    for (const [term, sum] of Object.entries(sums))
      expect(main.getByText(term).nextElementSibling?.textContent).toBe(sum)
    expect(main.getByRole('link', { name: '开始学习' })).toBeTruthy()
    cleanup()
    const list = await open(listing(orderCardDouble({ ...order })))
    await list.main.findByText('部分退款')
    expect(list.main.getByText('已退 ¥0.28，余 ¥398.72')).toBeTruthy()
  })

  it('has nothing to pay once it is cancelled', async () => {
    const order = orderDouble({ state: 'cancelled', payBefore: null, actions: [] })
    const { main } = await details(createServerDouble().answer(getOrder, order))
    expect((await main.findByText('订单金额')).nextElementSibling?.textContent).toBe('¥399')
  })

  it('says that a second payment goes back', async () => {
    const second = { action: 'paySurplus', state: 'fulfilled', at: '2026-11-23T03:00:00.000Z' } as const
    const order = paidOrderDouble({ history: [{ ...second, reason: null }] })
    const { main } = await details(createServerDouble().answer(getOrder, order))
    await main.findByText('收到重复付款，全额原路退回')
  })

  it('changes the invoice', async () => {
    const server = createServerDouble()
      .answer(getOrder, paidOrderDouble())
      .answer(saveInvoice, paidOrderDouble({ invoice: { type: 'person', title: '沈立群' } }))
    const { main } = await details(server)
    fireEvent.click(await main.findByRole('button', { name: '修改发票信息' }))
    const dialog = within(screen.getByRole('dialog', { name: '发票信息' }))
    fireEvent.click(dialog.getByRole('radio', { name: '个人' }))
    fireEvent.change(dialog.getByRole('textbox', { name: /姓名/ }), { target: { value: '沈立群' } })
    fireEvent.click(dialog.getByRole('button', { name: '保存' }))
    await main.findByText('沈立群')
    expect(server.requests.at(-1)?.body).toEqual({ invoice: { type: 'person', title: '沈立群' } })
  })

  describe('its invoice', () => {
    const invoice = { type: 'company', title: '远帆贸易', taxNumber: '91330206MA2AHXK264' } as const
    const number = '26332000000012345678'
    const issued: InvoiceDocument = {
      number,
      reverses: null,
      amount: 39_900,
      issuedAt: '2026-11-24T02:00:00.000Z',
      reason: null,
      files: [
        { format: 'pdf', address: '/files/a.pdf' },
        { format: 'ofd', address: '/files/a.ofd' },
      ],
    }
    const red: InvoiceDocument = {
      ...issued,
      number: '26332000000012345679',
      reverses: number,
      amount: 5000,
      reason: '少两节课',
      files: [],
    }
    const shown = async (order: Order) => {
      const { main } = await details(createServerDouble().answer(getOrder, order))
      await main.findByRole('heading', { name: /^发票信息/ })
      return main
    }

    it('is promised after payment, and being issued after it', async () => {
      const unpaid = await shown(orderDouble({ invoice }))
      expect(unpaid.getByText('付款后开具，开好后在这里下载。')).toBeTruthy()
      cleanup()
      const paid = await shown(paidOrderDouble({ invoice }))
      expect(paid.getByText('待开具')).toBeTruthy()
      expect(paid.getByText(/^正在开具/)).toBeTruthy()
    })

    it('is downloaded in its formats, and changed by nobody but us', async () => {
      const main = await shown(paidOrderDouble({ invoice, issued: [issued] }))
      expect(main.getByText('已开具')).toBeTruthy()
      const links = main.getAllByRole('link', { name: new RegExp(`^下载发票 ${number}`) })
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/files/a.pdf', '/files/a.ofd'])
      expect(main.queryByRole('button', { name: '修改发票信息' })).toBeNull()
    })

    it('is followed by a red one after a refund', async () => {
      const due = await shown(paidOrderDouble({ invoice, refunded: 5000, issued: [issued] }))
      expect(due.getByText(/^有退款，红字发票开好后/)).toBeTruthy()
      cleanup()
      const done = await shown(paidOrderDouble({ invoice, refunded: 5000, issued: [issued, red] }))
      expect(done.getByText('已更正')).toBeTruthy()
      expect(done.getByText('−¥50')).toBeTruthy()
      expect(done.getByText('原因：少两节课')).toBeTruthy()
      expect(done.queryByText(/^有退款/)).toBeNull()
    })
  })

  it('reads itself again where its state was another one meanwhile', async () => {
    const server = createServerDouble()
      .answer(getOrder, orderDouble())
      .fail(cancelOrder, 'ORDER_STATE_CHANGED')
    const { main } = await details(server)
    fireEvent.click(await main.findByRole('button', { name: '取消订单' }))
    server.answer(getOrder, paidOrderDouble())
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1) as HTMLElement)
    await main.findByRole('heading', { name: '课程已开通，随时可以学习' })
  })

  it('of somebody else is not found', async () => {
    const { main } = await details(createServerDouble().fail(getOrder, 'NOT_FOUND'))
    await main.findByText('没有找到订单')
    cleanup()
    const malformed = await open(createServerDouble(), '?number=1')
    expect(malformed.main.getByText('没有找到订单')).toBeTruthy()
  })
})

describe('the receipt', () => {
  it('has the amount in figures and in words, and can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const server = createServerDouble().answer(getOrder, paidOrderDouble())
    const { main } = await open(server, `?number=${number}&view=receipt`)
    await main.findByRole('heading', { name: '收款收据' })
    expect(main.getByText('合计大写：叁佰玖拾玖元整')).toBeTruthy()
    fireEvent.click(main.getByRole('button', { name: '打印或存为 PDF' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  })

  it('says what has come back of it', async () => {
    const server = createServerDouble().answer(getOrder, paidOrderDouble({ refunded: 5000 }))
    const { main } = await open(server, `?number=${number}&view=receipt`)
    await main.findByText('部分退款')
    const table = main.getByRole('table')
    for (const row of ['合计（人民币） ¥399', '已退金额 ¥50', '退款后余额 ¥349'])
      expect(within(table).getByRole('row', { name: row })).toBeTruthy()
  })

  it('exists for paid orders only', async () => {
    const server = createServerDouble().answer(getOrder, orderDouble())
    const { main } = await open(server, `?number=${number}&view=receipt`)
    await main.findByText('付款后才有收据')
  })
})
