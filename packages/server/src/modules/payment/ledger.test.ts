import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accept, addClass, newBuyer, type TestBuyer } from '../../testing/order'
import { startClockedPayments } from '../../testing/payment'
import { expireOverdue } from '../order/expiry'
import { decideOrder } from '../order/operator'
import { orderPlaces, orders } from '../order/tables'
import { refundInPart } from './partial-refunds'

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
  refuse: ({ trades }) => {
    const trade = trades.findLast((one) => !isPaid(one))
    if (trade) pay.mock.refuse(trade)
  },
  cancel: ({ buyer, orders: own }) => own.length > 0 && buyer.cancel(own.at(-1) ?? ''),
  requestRefund: ({ buyer, orders: own }) => own.length > 0 && buyer.requestRefund(own.at(-1) ?? ''),
  acceptRefund: ({ orders: own }) =>
    decideOrder(server.db, own.at(-1) ?? '', { decision: 'refund', reason: '停课', by: 'li@desk' }, clock()),
  refundPart: ({ orders: own }) =>
    refundInPart(server.db, own.at(-1) ?? '', { amount: 100_000, reason: '少两天', by: 'li@desk' }, clock()),
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
      const held = stored.filter(({ isHeld }) => isHeld)
      const [places] = await server.db.select().from(orderPlaces).where(eq(orderPlaces.productId, product.id))
      expect(held.length).toBeLessThanOrEqual(1)
      expect(places?.taken ?? 0).toBe(held.length)
    }),
    { numRuns: 30, examples: [[paidTwice], [paidLateAndFull], [refundedInParts]] },
  )
}, 300_000)
