import { describe, expect, it, onTestFinished } from 'vitest'
import { accept, addClass, newBuyer } from '../../testing/order'
import { startClockedPayments } from '../../testing/payment'
import { expireOverdue } from '../order/expiry'

const price = 398_000
const { server, pay, clock, pass, runJobs } = startClockedPayments()

/** A buyer who is at the provider for the only place of a class, and another who wants it. */
const begin = async () => {
  const product = await addClass(server.db, { seats: 1, now: clock() })
  const [buyer, other] = [await newBuyer(server, clock()), await newBuyer(server, clock())]
  for (const { userId } of [buyer, other]) await accept(server.db, userId, product)
  const { number } = await buyer.order(product, price)
  const { data } = await pay.start(buyer, number)
  return {
    buyer,
    number,
    trade: pay.mock.open(data.address),
    placesLeft: async () => (await other.offer(product)).left,
    takePlace: async () => {
      await expireOverdue(server.db, clock())
      return (await other.create(product, price)).status
    },
  }
}

describe('the place of an order whose time is over while its buyer is at the provider', () => {
  it('is kept until the provider was asked, and is the buyer’s where they have paid at the last moment', async () => {
    const { buyer, number, trade, placesLeft, takePlace } = await begin()
    pass(29)
    pay.mock.pay(trade, clock())
    pass(2)
    expect([await placesLeft(), await takePlace()]).toEqual([0, 'ORDER_SOLD_OUT'])
    await runJobs()
    expect(await pay.stateOf(buyer, number)).toBe('paid')
    expect(await takePlace()).toBe('ORDER_SOLD_OUT')
  })

  it('is free once the provider has closed the attempt', async () => {
    const { buyer, number, trade, placesLeft, takePlace } = await begin()
    pass(31)
    expect(await takePlace()).toBe('ORDER_SOLD_OUT')
    await runJobs()
    expect(pay.mock.notification(trade).trade_status).toBe('TRADE_CLOSED')
    expect([await placesLeft(), await takePlace()]).toEqual([1, 'success'])
    expect(await pay.stateOf(buyer, number)).toBe('expired')
  })

  it('is the buyer’s where the provider refuses to close the attempt, because it was paid after the question', async () => {
    const { buyer, number, trade, takePlace } = await begin()
    pass(29)
    const paidAt = clock()
    pass(2)
    pay.mock.state.beforeAnswer = (method) => {
      if (method !== 'alipay.trade.query') return
      pay.mock.state.beforeAnswer = () => {}
      pay.mock.pay(trade, paidAt)
    }
    await runJobs()
    expect(pay.mock.asked).toContain('alipay.trade.close')
    expect(await pay.stateOf(buyer, number)).toBe('paid')
    expect(await takePlace()).toBe('ORDER_SOLD_OUT')
  })

  it('is asked about as soon as the time is over, however seldom the provider was asked before', async () => {
    const { number, takePlace } = await begin()
    for (const minutes of [2, 4, 6, 8, 9.5]) {
      pass(minutes)
      await runJobs()
    }
    pass(0.6)
    await runJobs()
    expect((await pay.paymentsOf(number)).map(({ state }) => state)).toEqual(['closed'])
    expect(await takePlace()).toBe('success')
  })

  it('is free after ten minutes without an answer of the provider', async () => {
    const { placesLeft, takePlace } = await begin()
    pay.mock.state.isDown = true
    onTestFinished(() => {
      pay.mock.state.isDown = false
    })
    pass(39)
    await runJobs()
    expect(await takePlace()).toBe('ORDER_SOLD_OUT')
    pass(1)
    expect([await placesLeft(), await takePlace()]).toEqual([1, 'success'])
  })
})
