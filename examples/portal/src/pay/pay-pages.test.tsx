import { cancelOrder, getOrder, type Order } from '@chuhai/contract/order'
import { checkPayment, checkReturnedPayment, startPayment } from '@chuhai/contract/payment'
import { getTrainingClass } from '@chuhai/contract/school'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rows } from '../routes'
import { stubBrowser } from '../testing/browser'
import { openPage } from '../testing/open-page'
import { orderDouble, paidOrderDouble } from '../testing/order'
import { trainingClassDouble } from '../testing/reading'

const { number } = orderDouble()
const withOrder = (order: Order) => createServerDouble().answer(getOrder, order)
const open = (page: string, server: ServerDouble) =>
  openPage(`/pay/school/${page}?number=${number}`, { server })
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page that pays', () => {
  // Its code is loaded before timers are fake.
  beforeAll(async () => {
    stubBrowser()
    await open('orderPay', withOrder(orderDouble()))
    await screen.findByRole('button', { name: '去支付 ¥399' })
    cleanup()
  })

  it('counts down by the server’s time, and reads it out near the end only', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00.000Z') })
    await open('orderPay', withOrder(orderDouble()))
    await act(() => vi.advanceTimersByTimeAsync(0))
    const timer = () => document.querySelector('.countdown')?.textContent
    expect(timer()).toBe('30:00')
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(timer()).toBe('28:59')
    const readOut = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(readOut().join('')).not.toContain('剩余')
    await act(() => vi.advanceTimersByTimeAsync(24 * 60_000))
    expect(readOut()).toContain('剩余支付时间不到 5 分钟')
  })

  it('reads the order again when the time is up', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T02:29:59.000Z') })
    const server = withOrder(orderDouble({ now: '2026-11-23T02:29:59.000Z' }))
    await open('orderPay', server)
    await act(() => vi.advanceTimersByTimeAsync(0))
    server.answer(getOrder, orderDouble({ state: 'expired', payBefore: null }))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(location.pathname).toBe('/pay/school/orderPayFailed')
  })

  it('opens the provider once for a double press', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, pathname: '/pay/school/orderPay', search: '', assign })
    const server = withOrder(orderDouble()).answer(startPayment, {
      provider: '演示收银台',
      address: 'http://cashier.example/pay',
    })
    await open('orderPay', server)
    const button = await screen.findByRole('button', { name: '去支付 ¥399' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('http://cashier.example/pay'))
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(screen.getByText('正在前往演示收银台…')).toBeTruthy()
  })

  it('leads out of WeChat with the address of the order', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0.50')
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    onTestFinished(() => {
      agent.mockRestore()
      Reflect.deleteProperty(navigator, 'clipboard')
    })
    await open('orderPay', withOrder(orderDouble()))
    fireEvent.click(await screen.findByRole('button', { name: '复制付款链接' }))
    await screen.findByText('链接已复制，请在浏览器中打开')
    expect(writeText).toHaveBeenCalledWith(location.href)
    expect(location.search).toBe(`?number=${number}`)
    expect(screen.queryByRole('button', { name: /^去支付/ })).toBeNull()
    expect(screen.getByRole('button', { name: '取消订单' })).toBeTruthy()
  })

  it('goes on to the page of an order that was paid in another tab', async () => {
    const server = withOrder(orderDouble())
    await open('orderPay', server)
    await screen.findByRole('button', { name: '去支付 ¥399' })
    server.answer(getOrder, paidOrderDouble())
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await isAt('/pay/school/orderPaySuccess')
  })

  it('cancels after a confirmation', async () => {
    const server = withOrder(orderDouble()).answer(
      cancelOrder,
      orderDouble({ state: 'cancelled', payBefore: null, actions: [] }),
    )
    await open('orderPay', server)
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }))
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1) as HTMLElement)
    await isAt('/pay/school/orderPayFailed')
  })

  it('says so where there is no such order, and asks for none without a number', async () => {
    await open('orderPay', createServerDouble().fail(getOrder, 'NOT_FOUND'))
    await screen.findByText('没有找到订单')
    cleanup()
    const server = createServerDouble()
    await openPage('/pay/orderPay', { server })
    expect(screen.getByRole('link', { name: '查看我的订单' })).toBeTruthy()
    expect(server.requests.filter(({ path }) => path.startsWith('/order'))).toEqual([])
  })
})

describe('the other pages', () => {
  it.each([
    ['orderCommitSuccessToPay', '订单已提交'],
    ['orderPay', '支付订单'],
  ])('%s is about an unpaid order', async (page, title) => {
    await open(page, withOrder(orderDouble()))
    await screen.findByRole('heading', { level: 1, name: title })
  })

  it.each([
    ['refused', '演示收银台没有完成这次付款，没有扣款。可以换一种付款方式再试。'],
    ['closed', '付款没有完成，收银台已关闭，没有扣款。'],
  ] as const)('orderPayFailed says why: %s', async (state, reason) => {
    const order = orderDouble()
    await open(
      'orderPayFailed',
      withOrder(order).answer(checkPayment, { order, payment: { state, provider: '演示收银台' } }),
    )
    await screen.findByText(reason)
    expect(screen.getByRole('link', { name: '重新支付' }).getAttribute('href')).toBe(
      `/pay/school/orderPay?number=${number}`,
    )
  })

  it('orderPaySuccess leads to the course and the receipt', async () => {
    await open('orderPaySuccess', withOrder(paidOrderDouble()))
    const learn = await screen.findByRole('link', { name: '开始学习' })
    expect(learn.getAttribute('href')).toBe('/school/videoplay?id=303')
    expect(screen.getByRole('link', { name: '查看收据' })).toBeTruthy()
  })

  it('orderPaySuccess says what has come back, and what is left', async () => {
    await open('orderPaySuccess', withOrder(paidOrderDouble({ refunded: 5000 })))
    const sums = { 实付金额: '¥399', 已退金额: '¥50', 退款后余额: '¥349' }
    for (const [term, sum] of Object.entries(sums))
      expect((await screen.findByText(term)).nextElementSibling?.textContent).toBe(sum)
  })

  it.each([
    'orderPaySuccess',
    'trainingOrderPaySuccess',
    'orderCommitSuccess',
    'orderCommitSuccessToPay',
    'orderPayFailed',
  ])('%s says nothing of an order that is not there', async (page) => {
    const { main } = await open(page, createServerDouble().fail(getOrder, 'NOT_FOUND'))
    await screen.findByText('没有找到订单')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('订单结果')
    for (const step of within(main.getByRole('list', { name: '购买步骤' })).getAllByRole('listitem'))
      expect(step.dataset.state).toBe('next')
    const row = rows.find(({ path }) => path.endsWith(`/${page}`))
    expect(row?.title).toMatch(/结果$/)
  })

  it.each(['orderPaySuccess', 'orderCommitSuccess'])(
    '%s has one name, that of what the order says',
    async (page) => {
      await open(page, withOrder(paidOrderDouble()))
      await screen.findByRole('heading', { level: 1, name: '支付成功' })
      expect(document.title).toBe('支付成功 - 出海云')
    },
  )

  const parcels = (...numbers: string[]) => numbers.map((one) => `${one}：波兰，海燕经济快递，1 件，¥128.50`)
  it.each([
    ['shipment', '国际运费 · 波兰', parcels('CY2611284067192855'), '/orderDetail?number=CY2611284067192855'],
    ['shipment', '国际运费 · 波兰', parcels('CY2611284067192855', 'CY2611284067192856'), ''],
    ['weighing', '运费差价 · CY2611284067192855', ['运费 ¥165'], '/orderDetail?number=CY2611284067192855'],
  ] as const)('orderPaySuccess of a %s, %s, leads to its shipments', async (kind, name, includes, path) => {
    const product = { ...paidOrderDouble().product, kind, name, includes: [...includes] }
    const server = withOrder(paidOrderDouble({ product }))
    await openPage(`/pay/orderPaySuccess?number=${number}`, { server })
    const way = await screen.findByRole('link', { name: '查看运单' })
    expect(way.getAttribute('href')).toBe(`/logistics/mailingList${path}`)
  })

  it.each([
    ['/pay/orderPaySuccess', '/user/?tab=orders'],
    ['/pay/orderPayFailed', '/user/?tab=orders'],
    ['/pay/school/orderPayFailed', '/schoolCenter/order'],
  ])('%s leads to the orders of its kind where there is no such order', async (page, list) => {
    await openPage(`${page}?number=${number}`, { server: createServerDouble().fail(getOrder, 'NOT_FOUND') })
    const way = await screen.findByRole('link', { name: '查看我的订单' })
    expect(way.getAttribute('href')).toBe(list)
  })

  it.each([
    ['/pay', '/user/?tab=orders&number='],
    ['/pay/school', '/schoolCenter/order?number='],
  ])('%s/aliPay leads to the order among its kind while no result can be read', async (base, list) => {
    const server = createServerDouble().fail(checkPayment, 'SERVICE_UNAVAILABLE')
    await openPage(`${base}/aliPay?number=${number}`, { server })
    const way = await screen.findByRole('link', { name: '查看订单' })
    expect(way.getAttribute('href')).toBe(list + number)
  })

  it.each([
    ['/pay', '/user/?tab=orders'],
    ['/pay/school', '/schoolCenter/order'],
  ])('%s/aliPay leads to the orders of its kind where there is no such order', async (base, list) => {
    const server = createServerDouble().fail(checkPayment, 'NOT_FOUND')
    await openPage(`${base}/aliPay?number=${number}`, { server })
    const way = await screen.findByRole('link', { name: '查看我的订单' })
    expect(way.getAttribute('href')).toBe(list)
  })

  it('trainingOrderPaySuccess says when and where the class is', async () => {
    const { product } = paidOrderDouble()
    const server = withOrder(paidOrderDouble({ product: { ...product, kind: 'class', id: 1 } }))
    await open('trainingOrderPaySuccess', server.answer(getTrainingClass, trainingClassDouble))
    await screen.findByRole('heading', { name: '支付成功，席位已确认' })
    await screen.findByText('开课日期')
  })

  it('an order in another state leads to its own page', async () => {
    await open('orderPaySuccess', withOrder(orderDouble()))
    await isAt('/pay/school/orderPay')
    cleanup()
    await open('orderPay', withOrder(paidOrderDouble({ state: 'refunding' })))
    await isAt('/schoolCenter/order')
    cleanup()
    const { product } = paidOrderDouble()
    const refunding = paidOrderDouble({ state: 'refunding', product: { ...product, kind: 'shipment' } })
    await openPage(`/pay/orderPay?number=${number}`, { server: withOrder(refunding) })
    await isAt('/user/')
  })

  it('the page that the provider returns to goes on with the result', async () => {
    const server = createServerDouble().answer(checkPayment, {
      order: paidOrderDouble(),
      payment: { state: 'paid', provider: '演示收银台' },
    })
    await open('aliPay', server)
    await isAt('/pay/school/orderPaySuccess')
  })
})

describe('the page that the provider returns to, in another browser', () => {
  const proof = 'a'.repeat(43)
  const signed = `/pay/school/aliPay?number=${number}&proof=${proof}`
  const openSignedOut = async (address: string, server: ServerDouble) => {
    const { core } = await openPage(address, { server, user: undefined })
    await act(async () => void (await core.session.load()))
  }

  it.each([
    ['nobody is signed in', openSignedOut],
    [
      'another account is signed in',
      (address: string, server: ServerDouble) => openPage(address, { server }),
    ],
  ])('says that it is paid, and nothing of the order, where %s', async (_, openIt) => {
    const server = createServerDouble().fail(checkPayment, 'NOT_FOUND')
    server.answer(checkReturnedPayment, { isPaid: true })
    await openIt(signed, server)
    expect(await screen.findByRole('heading', { level: 1, name: '付款已收到' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '登录查看订单' })).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toContain(number)
    const asked = server.requests.findLast(({ path }) => path === checkReturnedPayment.path)
    expect(asked?.body).toEqual({ number, proof })
  })

  it('goes on asking where it is not paid yet', async () => {
    const server = createServerDouble().answer(checkReturnedPayment, { isPaid: false })
    await openSignedOut(signed, server)
    await screen.findByText('通常几秒钟就有结果，请不要关闭页面，也不要重复付款。')
    expect(screen.getByRole('heading', { level: 1, name: '正在确认支付结果' })).toBeTruthy()
    expect(server.requests.map(({ path }) => path)).toContain(checkReturnedPayment.path)
  })

  it('asks to sign in where its address is incomplete, or somebody else’s', async () => {
    await openSignedOut(`/pay/school/aliPay?number=${number}`, createServerDouble())
    expect(await screen.findByRole('link', { name: '登录查看订单' })).toBeTruthy()
    cleanup()
    await openSignedOut(signed, createServerDouble().fail(checkReturnedPayment, 'NOT_FOUND'))
    expect(await screen.findByRole('heading', { level: 1, name: '支付结果' })).toBeTruthy()
  })
})
