import { checkPayment } from '@chuhai/contract/payment'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { orderDouble, paidOrderDouble } from '../../testing/order'
import { createPaymentPoll } from './poll'

const number = orderDouble().number
const open = { order: orderDouble(), payment: { state: 'open', provider: '支付宝' } } as const

const setUp = () => {
  const server = createServerDouble().answer(checkPayment, open)
  const poll = createPaymentPoll(createFakeCore({}, { server }), number)
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  return { server, poll, pass, phase: () => poll.$state.get().phase }
}

/** The first call loads code, which takes real time. */
beforeAll(async () => {
  const { poll } = setUp()
  await poll.ask()
  poll.end()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks less and less often, and says when it takes long', async () => {
  const { server, poll, pass, phase } = setUp()
  void poll.ask()
  await pass(0)
  expect([server.requests.length, phase()]).toEqual([1, 'waiting'])
  await pass(12.5)
  expect([server.requests.length, phase()]).toEqual([6, 'slow'])
  await pass(60)
  expect(server.requests.length).toBeLessThan(14)
  poll.end()
  const count = server.requests.length
  await pass(60)
  expect(server.requests).toHaveLength(count)
})

it('ends with the result', async () => {
  const { server, poll, pass } = setUp()
  void poll.ask()
  await pass(0)
  server.answer(checkPayment, { order: paidOrderDouble(), payment: { state: 'paid', provider: '支付宝' } })
  await pass(1)
  expect(poll.$state.get()).toMatchObject({ phase: 'known', answer: { order: { state: 'fulfilled' } } })
  await pass(60)
  expect(server.requests).toHaveLength(2)
})

it('ends with a refusal, although the order can still be paid', async () => {
  const { server, poll, pass, phase } = setUp()
  server.answer(checkPayment, { ...open, payment: { state: 'refused', provider: '支付宝' } })
  void poll.ask()
  await pass(0)
  expect(phase()).toBe('known')
})

it('goes on after a failure, and at once when the visitor is online again', async () => {
  const { server, poll, pass, phase } = setUp()
  server.fail(checkPayment, 'SERVICE_UNAVAILABLE')
  void poll.ask()
  await pass(0)
  expect(phase()).toBe('failing')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(phase()).toBe('offline')
  server.disconnect(checkPayment)
  await pass(1)
  expect(phase()).toBe('offline')
  vi.restoreAllMocks()
  server.answer(checkPayment, { order: paidOrderDouble(), payment: null })
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(phase()).toBe('known')
})

it('knows an order that is not there', async () => {
  const { server, poll, pass, phase } = setUp()
  server.fail(checkPayment, 'NOT_FOUND')
  void poll.ask()
  await pass(0)
  expect(phase()).toBe('missing')
})
