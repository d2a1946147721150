import { createOrder, getOffer, type OfferRefusal } from '@chuhai/contract/order'
import { createServerDouble, type FakeCore, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { offerDouble, orderDouble } from '../../testing/order'

const address = '/pay/school/orderConfirm?kind=course&id=303'
const order = orderDouble()

const open = (server: ServerDouble) => openPage(address, { server })
const reload = (core: FakeCore) => {
  cleanup()
  return openPage(address, { core })
}
const orders = (server: ServerDouble) => server.requests.filter(({ path }) => path === '/order')
const submit = () => screen.findByRole('button', { name: '提交订单' })
const agree = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /购买须知/ }))
const offering = (change: Parameters<typeof offerDouble>[0] = {}) =>
  createServerDouble().answer(getOffer, offerDouble(change))

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page that confirms an order', () => {
  it('shows what is bought, what it includes, how it is cancelled, the places left and the price', async () => {
    const { main } = await open(offering({ left: 3 }))
    await submit()
    for (const text of ['12 节录播课', '付款后 7 天内可以申请退款。', '仅剩 3 席', '（2026-11-23 版）'])
      expect(main.getByText(text, { exact: false })).toBeTruthy()
    await main.findByRole('table')
    expect(main.getAllByText('¥399').length).toBe(4)
    expect(main.getByText('应付金额').nextElementSibling?.textContent).toBe('¥399')
  })

  it('shows before its button what comes back, and what of it today', async () => {
    const { main } = await open(offering())
    const button = await submit()
    const [table, today] = [await main.findByRole('table'), main.getByText('今天申请退款，退回')]
    for (const shown of [table, today])
      expect(shown.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(main.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '申请时间退回金额',
      '截至 2026-11-30 23:59¥399',
      '之后不退款',
    ])
    expect(today.nextElementSibling?.textContent).toBe('¥399')
  })

  it('says where nothing comes back any more', async () => {
    const { main } = await open(offering({ refundTable: [{ until: null, amount: 0 }] }))
    await submit()
    expect(await main.findByRole('row', { name: '现在起 不退款' })).toBeTruthy()
    expect(main.getByText('今天申请退款，退回').nextElementSibling?.textContent).toBe('不退款')
  })

  it('has no table of refunds where the work decides what comes back', async () => {
    const { main } = await open(offering({ refundTable: [] }))
    await submit()
    expect(main.queryByRole('table')).toBeNull()
    expect(main.queryByText('今天申请退款，退回')).toBeNull()
  })

  it('sends nothing before the terms are agreed to, and moves the focus there', async () => {
    const server = offering()
    await open(server)
    fireEvent.click(await submit())
    await screen.findByText('请阅读并同意购买须知')
    expect(document.activeElement?.getAttribute('type')).toBe('checkbox')
    expect(orders(server)).toHaveLength(0)
  })

  it('places one order for a double press, and goes on to its payment', async () => {
    const server = offering().answer(createOrder, order, { delayMs: 20 })
    await open(server)
    await agree()
    const button = await submit()
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(
        `/pay/school/orderCommitSuccessToPay?number=${order.number}`,
      ),
    )
    expect(orders(server)).toHaveLength(1)
    expect(orders(server)[0]?.body).toMatchObject({
      price: 39_900,
      termsVersion: '2026-11-23',
      invoice: null,
    })
  })

  it('sends the same content under the same key after a reload', async () => {
    const server = offering().disconnect(createOrder)
    const { core } = await open(server)
    await agree()
    fireEvent.click(await submit())
    await waitFor(() => expect(orders(server)).toHaveLength(1))
    server.answer(createOrder, order)
    await reload(core)
    await agree()
    const button = await submit()
    // One core takes the second call for a double click within the first second; a reloaded page has a new one.
    await waitFor(
      () => {
        fireEvent.click(button)
        expect(orders(server)).toHaveLength(2)
      },
      { timeout: 5000 },
    )
    const [first, second] = orders(server).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(first).toMatch(/^[\da-f]{32}$/)
  })

  it('says why there is no answer, and after twenty seconds takes the same order under the same key', async () => {
    const server = offering().hang(createOrder)
    await open(server)
    await agree()
    const button = await submit()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /购买须知/ })
    fireEvent.click(button)
    await pass(2.9)
    expect(said()).not.toContain('服务器繁忙，还没有送达')
    await pass(0.2)
    expect(said()).toContain('服务器繁忙，还没有送达')
    await pass(17)
    expect(said()).not.toContain('服务器繁忙，还没有送达')
    expect([box.checked, box.disabled]).toEqual([true, false])
    server.answer(createOrder, order)
    fireEvent.click(button)
    await pass(0)
    const keys = orders(server).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('keeps the invoice over a reload, and checks it at the field', async () => {
    const { core } = await open(offering())
    fireEvent.click(await screen.findByRole('radio', { name: '企业' }))
    fireEvent.change(screen.getByRole('textbox', { name: /企业名称/ }), { target: { value: '宁居家居' } })
    await reload(core)
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /企业名称/ })
    expect(title.value).toBe('宁居家居')
    await agree()
    fireEvent.click(await submit())
    await screen.findByText('请输入正确的税号')
  })

  it('shows another price, and asks again', async () => {
    const server = offering()
    const dearer = { ...offerDouble().product, price: 49_900 }
    await open(server)
    await agree()
    server.fail(createOrder, 'ORDER_PRICE_CHANGED').answer(getOffer, offerDouble({ product: dearer }))
    fireEvent.click(await submit())
    await screen.findByText('原价格 ¥399，现价格 ¥499。请确认后重新提交。')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /购买须知/ })
    expect(box.checked).toBe(false)
  })

  it.each<[OfferRefusal, string, string]>([
    ['ORDER_NOT_ELIGIBLE', '申请通过后才能付款', '看平台'],
    ['ORDER_CLOSED', '这项服务现在不能下单', '我的店铺'],
  ])('says of help with a store and %s: %s, with the way on', async (refusal, title, way) => {
    const { product } = offerDouble()
    await open(offering({ refusal, product: { ...product, kind: 'storeService' } }))
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    expect(screen.getByRole('link', { name: way })).toBeTruthy()
  })

  it.each(['shipment', 'weighing'] as const)(
    'leads from a %s that has changed to the shipments',
    async (kind) => {
      const { product } = offerDouble()
      await open(offering({ refusal: 'ORDER_CLOSED', product: { ...product, kind } }))
      await screen.findByRole('alert')
      const way = screen.getByRole('link', { name: '查看运单' })
      expect(way.getAttribute('href')).toBe('/logistics/mailingList')
    },
  )

  it('leads to the shipment of a difference, and says that a colleague is paying it', async () => {
    const name = '运费差价 · CY2611284067192855'
    const product = { ...offerDouble().product, kind: 'weighing' as const, name }
    await open(offering({ refusal: 'ORDER_CLOSED', product }))
    await screen.findByRole('alert')
    const way = screen.getByRole('link', { name: '查看运单' })
    expect(way.getAttribute('href')).toBe('/logistics/mailingList/orderDetail?number=CY2611284067192855')
    cleanup()
    await open(offering({ refusal: 'ORDER_NOT_ELIGIBLE', product }))
    expect((await screen.findByRole('alert')).textContent).toContain('同事正在支付这笔差价')
    expect(screen.getByRole('link', { name: '我的运单' })).toBeTruthy()
  })

  it('leads to where it is chosen again, where there is nothing to pay at the address', async () => {
    const server = createServerDouble().fail(getOffer, 'NOT_FOUND')
    await openPage('/pay/orderConfirm?kind=weighing&id=7', { server })
    const back = await screen.findByRole('link', { name: '返回重新选择' })
    expect(back.getAttribute('href')).toBe('/logistics/mailingList')
  })

  it.each<[OfferRefusal, string, string]>([
    ['ORDER_SOLD_OUT', '名额已满', '看其他课程'],
    ['ORDER_CLOSED', '报名已截止', '看其他课程'],
    ['ORDER_ALREADY_OWNED', '您已购买', '开始学习'],
    ['ORDER_AWAITS_PAYMENT', '您有一笔待付款的订单', '去支付'],
    ['ORDER_NOT_ELIGIBLE', '报名审核通过后才能付款', '去报名'],
  ])('says of %s: %s, with the way on', async (refusal, title, way) => {
    await open(offering({ refusal, orderNumber: order.number }))
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    expect(screen.getByRole('link', { name: way })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull()
  })

  it('leads to the waiting list of a class that is full', async () => {
    const product = { ...offerDouble().product, kind: 'class' as const, id: 6 }
    await open(offering({ product, refusal: 'ORDER_SOLD_OUT', left: 0 }))
    const way = await screen.findByRole('link', { name: '加入候补' })
    expect(way.getAttribute('href')).toBe('/school/training/apply?id=6')
    expect(screen.getByRole('link', { name: '看其他班次' })).toBeTruthy()
  })

  it('learns of a refusal that came meanwhile', async () => {
    const server = offering()
    await open(server)
    await agree()
    server.fail(createOrder, 'ORDER_SOLD_OUT')
    fireEvent.click(await submit())
    await screen.findByText('名额已满', { exact: false })
  })

  it('opens what is free at once', async () => {
    const free = { ...offerDouble().product, price: 0 }
    const server = offering({ product: free }).answer(
      createOrder,
      orderDouble({ amount: 0, state: 'fulfilled' }),
    )
    await open(server)
    await agree()
    fireEvent.click(await screen.findByRole('button', { name: '免费领取' }))
    await waitFor(() => expect(location.pathname).toBe('/pay/school/orderCommitSuccess'))
  })

  it('says so where there is no such product', async () => {
    await openPage('/pay/school/orderConfirm', { server: createServerDouble() })
    expect(screen.getByText('没有找到要购买的内容')).toBeTruthy()
    cleanup()
    await open(createServerDouble().fail(getOffer, 'NOT_FOUND'))
    await screen.findByText('没有找到要购买的内容')
  })

  it('can be loaded again after a failure', async () => {
    const server = createServerDouble().fail(getOffer, 'SERVICE_UNAVAILABLE')
    await open(server)
    await screen.findByText('商品没有载入')
    server.answer(getOffer, offerDouble())
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await submit()
  })
})
