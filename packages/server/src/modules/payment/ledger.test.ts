import { yuanOf } from '@chuhai/contract/money'
import type { OrderState } from '@chuhai/contract/order'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { accept, addClass, addCourse, newBuyer, permutations, type TestBuyer } from '../../testing/order'
import { startClockedPayments } from '../../testing/payment'
import { refundInPart } from '../order/books/partial-refunds'
import { expireOverdue } from '../order/expiry'
import { findReceived, findRefunds, moneyOf, noRefunds } from '../order/money'
import { decideOrder } from '../order/operator'
import { orderPlaces, orderSteps, orders } from '../order/tables'
import { productSources } from '../product-sources'
import { listOddities } from './oddities'

const price = 398_000
const { server, pay, clock, pass, runJobs } = startClockedPayments()

const events = [
  'order',
  'order',
  'start',
  'start',
  'pay',
  'pay',
  'notify',
  'tellOthers',
  'return',
  'refuse',
  'cancel',
  'requestRefund',
  'acceptRefund',
  'refundPart',
  'jobs',
  'wait',
] as const
type Event = (typeof events)[number]

interface Actor {
  buyer: TestBuyer
  /** Theirs, the newest last. */
  orders: string[]
  trades: string[]
}

const isPaid = (trade: string) => 'gmt_payment' in pay.mock.notification(trade)

const notifyAll = async ({ trades }: Actor) => {
  for (const trade of trades) await pay.notify(pay.mock.notification(trade))
}

/**
 * What the provider may say beside what has happened: it repeats a payment as finished, tells of each refund as of another
 * payment, and of another amount than ours.
 */
const tellOthers = async ({ trades }: Actor) => {
  for (const trade of trades) {
    await pay.notify(pay.mock.notification(trade, { total_amount: '0.01' }))
    if (!isPaid(trade)) continue
    await pay.notify(pay.mock.notification(trade, { trade_status: 'TRADE_FINISHED' }))
    for (const [number, amount] of pay.mock.refundNumbersOf(trade))
      await pay.notify(
        pay.mock.notification(trade, {
          out_biz_no: number,
          refund_fee: yuanOf(amount),
          gmt_refund: '2026-11-23 21:30:05',
        }),
      )
  }
}

/** What each event does to an actor's newest order; one that is not possible is refused and changes nothing. */
const stepsOf = (
  product: Awaited<ReturnType<typeof addClass>>,
): Record<Event, (actor: Actor) => unknown> => ({
  order: async ({ buyer, orders: own }) => {
    const { status, data } = await buyer.create(product, price)
    if (status === 'success') own.push(data.number)
  },
  start: async ({ buyer, orders: own, trades }) => {
    const { status, data } = await pay.start(buyer, own.at(-1) ?? 'C20261123000000000000')
    if (status !== 'success') return
    const trade = pay.mock.open(data.address)
    if (!trades.includes(trade)) trades.push(trade)
  },
  // Also one that was refused, as a provider would never allow.
  pay: ({ trades }) => {
    const trade = trades.findLast((one) => !isPaid(one))
    if (trade) pay.mock.pay(trade, clock())
  },
  notify: notifyAll,
  tellOthers,
  return: ({ buyer, orders: own }) => own.length > 0 && pay.check(buyer, own.at(-1) ?? ''),
  refuse: ({ trades }) => {
    const trade = trades.findLast((one) => !isPaid(one))
    if (trade) pay.mock.refuse(trade)
  },
  cancel: ({ buyer, orders: own }) => own.length > 0 && buyer.cancel(own.at(-1) ?? ''),
  requestRefund: ({ buyer, orders: own }) => own.length > 0 && buyer.requestRefund(own.at(-1) ?? ''),
  acceptRefund: ({ orders: own }) =>
    decideOrder(
      { db: server.db, sources: productSources },
      own.at(-1) ?? '',
      { decision: 'refund', reason: '停课', by: 'li@desk' },
      clock(),
    ),
  refundPart: ({ orders: own }) =>
    refundInPart(
      { db: server.db, sources: productSources },
      own.at(-1) ?? '',
      { amount: 100_000, reason: '少两天', by: 'li@desk' },
      clock(),
    ),
  jobs: runJobs,
  wait: () => pass(20),
})

/** What the buyer has paid for an order and not got back. */
const keptFor = async (number: string): Promise<number> => {
  const attempts = await pay.paymentsOf(number)
  const trades = attempts.filter(({ number: trade }) => isPaid(trade))
  const back = trades.flatMap(({ number: trade }) => pay.mock.refundsOf(trade))
  return trades.length * price - back.reduce((sum, amount) => sum + amount, 0)
}

/** What of it the order says that the buyer has; the parts that went back are gone. */
const owedFor = async ({ number, state, isRefundAccepted }: typeof orders.$inferSelect): Promise<number> => {
  const isOwned = state === 'paid' || state === 'fulfilled' || (state === 'refunding' && !isRefundAccepted)
  const parts = (await pay.refundsOf(number)).filter(({ isPart }) => isPart)
  return isOwned ? parts.reduce((rest, { amount }) => rest - amount, price) : 0
}

const of = (who: number, ...happened: Event[]) => happened.map((event): [number, Event] => [who, event])
/** What chance seldom comes to. */
const paidTwice = of(0, 'order', 'start', 'refuse', 'start', 'pay', 'notify', 'pay')
const refundedInParts = of(
  0,
  'order',
  'start',
  'pay',
  'notify',
  'refundPart',
  'refundPart',
  'requestRefund',
  'acceptRefund',
)
const paidLateAndFull = [
  ...of(0, 'order', 'start', 'wait', 'wait'),
  ...of(1, 'order', 'start', 'pay', 'notify'),
  ...of(0, 'pay'),
]

const allowedMoney: Record<OrderState, string[]> = {
  created: ['none'],
  awaitingPayment: ['none'],
  paid: ['paid', 'partlyRefunded'],
  fulfilled: ['paid', 'partlyRefunded'],
  cancelled: ['none'],
  expired: ['none'],
  refunding: ['paid', 'partlyRefunded'],
  refunded: ['refunded'],
}

/** The rows of attempts and refunds say what the order does, and it was delivered once at most. */
const expectAgreement = async (stored: readonly (typeof orders.$inferSelect)[]) => {
  const numbers = stored.map(({ number }) => number)
  const refunds = await findRefunds(server.db, numbers)
  const received = await findReceived(server.db, numbers)
  const told = await server.db.select().from(outboxMessages).where(eq(outboxMessages.type, 'order.paid'))
  for (const order of stored) {
    const { number, state } = order
    const steps = await server.db.select().from(orderSteps).where(eq(orderSteps.number, number))
    const deliveries = steps.filter(({ action, state: to }) => action === 'pay' && to === 'paid')
    const messages = told.filter(({ payload }) => JSON.stringify(payload).includes(number))
    expect(deliveries.length).toBeLessThanOrEqual(1)
    expect(messages).toHaveLength(deliveries.length)
    expect(allowedMoney[state]).toContain(
      moneyOf(order, refunds.get(number) ?? noRefunds, received.get(number) ?? 0),
    )
  }
  const flagged = (await listOddities(server.db, clock())).filter(({ kind }) => kind === 'booksDiffer')
  expect(flagged.filter(({ number }) => numbers.includes(number))).toEqual([])
}

it('ends with the same books in whatever order an order is created, told of, returned to, cancelled and expired', async () => {
  const happened = ['create', 'notify', 'return', 'cancel', 'expire'] as const
  const cost = 19_900
  const made: { sequence: readonly string[]; number: string; trade: string; buyer: TestBuyer }[] = []
  for (const sequence of permutations(happened)) {
    const course = await addCourse(server.db, cost)
    const buyer = await newBuyer(server, clock())
    let [number, trade] = ['C20261123000000000000', '']
    const steps = {
      // The buyer pays at once; what the shop hears of it, and when, is what differs.
      create: async () => {
        number = (await buyer.order(course, cost)).number
        trade = pay.mock.open((await pay.start(buyer, number)).data.address)
        pay.mock.pay(trade, clock())
      },
      notify: () => trade && pay.notify(pay.mock.notification(trade)),
      return: () => pay.check(buyer, number),
      cancel: () => buyer.cancel(number),
      expire: async () => {
        pass(31)
        await expireOverdue(server.db, clock())
      },
    }
    for (const event of sequence) await steps[event]()
    made.push({ sequence, number, trade, buyer })
  }
  for (let round = 0; round < 5; round += 1) {
    pass(6)
    await runJobs()
  }
  for (const { sequence, number, trade, buyer } of made) {
    // Who has cancelled before anything was heard gets the money back.
    const isBack = sequence[sequence.indexOf('create') + 1] === 'cancel'
    const { state } = (await buyer.get(number)).data
    const back = pay.mock.refundsOf(trade)
    expect([sequence, state, back]).toEqual([
      sequence,
      isBack ? 'refunded' : 'fulfilled',
      isBack ? [cost] : [],
    ])
  }
}, 300_000)

it('keeps the money and the place of what buyers have, and nothing else, whatever happens in whatever order', async () => {
  const sequence = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(...events)), {
    minLength: 4,
    maxLength: 16,
  })
  await fc.assert(
    fc.asyncProperty(sequence, async (happened) => {
      const product = await addClass(server.db, { seats: 1, now: clock() })
      const actors: Actor[] = []
      for (let i = 0; i < 2; i += 1) {
        const buyer = await newBuyer(server, clock())
        await accept(server.db, buyer.userId, product)
        actors.push({ buyer, orders: [], trades: [] })
      }
      const steps = stepsOf(product)
      for (const [who, event] of happened) await steps[event](actors[who] as Actor)
      // In the end every notification arrives, and every job has run.
      for (let round = 0; round < 3; round += 1) {
        for (const actor of actors) await notifyAll(actor)
        pass(61)
        await expireOverdue(server.db, clock())
        await runJobs()
      }
      const stored = await server.db.select().from(orders).where(eq(orders.productId, product.id))
      for (const order of stored)
        expect([order.state, await keptFor(order.number)]).toEqual([order.state, await owedFor(order)])
      await expectAgreement(stored)
      const held = stored.filter(({ isHeld }) => isHeld)
      const [places] = await server.db.select().from(orderPlaces).where(eq(orderPlaces.productId, product.id))
      expect(held.length).toBeLessThanOrEqual(1)
      expect(places?.taken ?? 0).toBe(held.length)
    }),
    { numRuns: 30, examples: [[paidTwice], [paidLateAndFull], [refundedInParts]] },
  )
}, 300_000)
