import { cancelOrder, getOrder, requestRefund, saveInvoice } from '@chuhai/contract/order'
import { startPayment } from '@chuhai/contract/payment'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { openPage } from '../testing/open-page'
import { orderDouble, paidOrderDouble } from '../testing/order'

const { number } = orderDouble()
const pages = {
  pay: { address: `/pay/school/orderPay?number=${number}`, order: orderDouble() },
  unpaid: { address: `/schoolCenter/order?number=${number}`, order: orderDouble() },
  paid: { address: `/schoolCenter/order?number=${number}`, order: paidOrderDouble() },
}
const open = async (page: keyof typeof pages) => {
  const { address, order } = pages[page]
  const server = createServerDouble().answer(getOrder, order)
  await openPage(address, { server })
  return server
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
/** The last one, which is that of a dialog where there is one. */
const button = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

const cancel = async () => {
  await press('取消订单')
  await press('取消订单')
}
const refund = async () => {
  if (!screen.queryByRole('dialog')) await press('申请退款')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '买重了' } })
  await press('提交申请')
}
const changeInvoice = async () => {
  if (!screen.queryByRole('dialog')) await press('修改发票信息')
  await press('保存')
}

const forms = [
  ['a payment', 'pay', startPayment, () => press('去支付 ¥399')],
  ['a cancellation', 'unpaid', cancelOrder, cancel],
  ['a refund', 'paid', requestRefund, refund],
  ['an invoice', 'paid', saveInvoice, changeInvoice],
] as const

// The code of the pages is loaded before timers are fake.
beforeAll(async () => {
  stubBrowser()
  for (const page of ['pay', 'unpaid', 'paid'] as const) {
    await open(page)
    await screen.findByText(number, { exact: false })
    cleanup()
  }
})
beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it.each(forms)(
  '%s says after three seconds why there is no answer, and no more once it has come',
  async (_, page, endpoint, send) => {
    const server = await open(page)
    await pass(0)
    server.fail(endpoint, 'SERVICE_UNAVAILABLE', { delayMs: 5000 })
    await send()
    await pass(2.9)
    expect(said()).not.toContain('服务器繁忙，还没有送达')
    await pass(0.2)
    expect(said()).toContain('服务器繁忙，还没有送达')
    await pass(2)
    expect(said()).not.toContain('服务器繁忙，还没有送达')
  },
)

it.each(forms)(
  '%s can be repeated after twenty seconds, under the same key',
  async (_, page, endpoint, send) => {
    const server = await open(page)
    await pass(0)
    server.hang(endpoint)
    await send()
    await pass(20.1)
    expect(said()).not.toContain('服务器繁忙，还没有送达')
    await send()
    await pass(0)
    const keys = server.requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? [])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  },
)
