import { beforeAll, expect, it } from 'vitest'
import { sideOf, startMarket } from '../../testing/deal'
import { newBuyer } from '../../testing/order'
import { startClockedPayments } from '../../testing/payment'
import { deliveredDeal } from '../../testing/review'
import { beginDeals } from '../market/deals/begin'
import { decideDeal } from '../market/deals/operator'
import { endDueDeals } from '../market/deals/time'
import { reconcileLedger } from './reconcile'

const { server, pay, clock, pass, runJobs } = startClockedPayments()
const dayMinutes = 24 * 60

let market: Awaited<ReturnType<typeof startMarket>>
beforeAll(async () => {
  market = await startMarket(server, pay)
})

const differing = async (numbers: readonly string[]) =>
  (await reconcileLedger(server.db)).differences.filter(({ number }) => numbers.includes(number))

it('agrees with payments and refunds to the fen, at once and once the money has arrived, however deals end', async () => {
  const delivered = () => deliveredDeal(market, clock())
  const [withdrawn, silent, halved] = [await market.bought(clock()), await delivered(), await delivered()]
  const running = await market.bought(clock())
  await withdrawn.buyer.go(withdrawn.number, { action: 'withdraw' })
  await halved.buyer.go(halved.number, { action: 'dispute', words: '没有回执', files: [] })
  const { step } = (await halved.buyer.get(halved.number)).data
  await decideDeal(
    server.db,
    halved.number,
    { step, refund: 33_333, words: '各担一部分', by: 'li@desk' },
    clock(),
  )
  const numbers = [withdrawn, silent, halved, running].map(({ number }) => number)
  expect(await differing(numbers)).toEqual([])
  pass(15 * dayMinutes)
  await endDueDeals(server.db, clock())
  await runJobs()
  expect(await differing(numbers)).toEqual([])
  const { totals } = await reconcileLedger(server.db)
  const { charged, held, refunded, commission, owed, paidOut } = totals
  expect(held + refunded + commission + owed + paidOut).toBe(charged)
  expect(refunded).toBe(2 * 120_000 + 33_333)
})

it('names a payment without books, until the deal has begun', async () => {
  const person = await newBuyer(server, clock())
  const { data } = await market.choose(sideOf(server, { Cookie: person.cookie }))
  const number = await market.payFor(person, data.id, 120_000)
  expect(await differing([number])).toEqual([{ number, charged: 0, paid: 120_000, refunded: 0, returned: 0 }])
  await beginDeals(server.db)
  expect(await differing([number])).toEqual([])
})
