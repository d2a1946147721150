import { asc, eq, like } from 'drizzle-orm'
import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxMessages } from '../../../messages/tables'
import { sideOf, startMarket } from '../../../testing/deal'
import { newBuyer } from '../../../testing/order'
import { startClockedPayments } from '../../../testing/payment'
import { deliveredDeal } from '../../../testing/review'
import { boundsOf, monthOf } from '../../ledger/months'
import { findOwedDeals } from '../../ledger/owed'
import { reconcileLedger } from '../../ledger/reconcile'
import { recordSettlement } from '../../ledger/settle'
import { ledgerDeals, ledgerLines } from '../../ledger/tables'
import { refunds } from '../../order/books/tables'
import { orderSteps, orders } from '../../order/tables'
import { beginDeals } from './begin'
import { decideDeal } from './operator'
import { marketDealSteps, marketDeals } from './tables'
import { endDueDeals, remindOfDeals, tellOfLateDeals } from './time'

const { server, pay, clock, pass } = startClockedPayments()
const days = (count: number) => pass(count * 24 * 60)

let market: Awaited<ReturnType<typeof startMarket>>
beforeEach(async () => {
  // Sessions end, so that each test begins today.
  pass((Date.now() - clock().getTime()) / 60_000)
  // The deals of other tests wait for nothing any more.
  await server.db.update(marketDeals).set({ dueAt: null, endsAt: null })
  market = await startMarket(server, pay)
})
afterEach(() => vi.restoreAllMocks())

/** Everything that a step of a deal writes. */
const writtenOf = async (number: string) => ({
  deal: await server.db.select().from(marketDeals).where(eq(marketDeals.number, number)),
  steps: await server.db
    .select()
    .from(marketDealSteps)
    .where(eq(marketDealSteps.number, number))
    .orderBy(asc(marketDealSteps.step)),
  books: await server.db.select().from(ledgerDeals).where(eq(ledgerDeals.number, number)),
  lines: await server.db.select().from(ledgerLines).where(eq(ledgerLines.number, number)),
  order: await server.db.select().from(orders).where(eq(orders.number, number)),
  orderSteps: await server.db.select().from(orderSteps).where(eq(orderSteps.number, number)),
  refunds: await server.db.select().from(refunds).where(eq(refunds.orderNumber, number)),
  told: await server.db.$count(inboxMessages, like(inboxMessages.once, `${number}%`)),
})

/** Hears of every statement before it is sent. */
const logger: Logger = NoopLogger.prototype

/** Does something whose statement of that place fails, as where the process dies before it; resolves with whether there was one. */
const cutOffAt = async (place: number, work: () => Promise<unknown>): Promise<boolean> => {
  let sent = 0
  const sending = vi.spyOn(logger, 'logQuery').mockImplementation((statement) => {
    // A connection that cannot even begin is none to come back to.
    if (statement.startsWith('begin')) return
    sent += 1
    if (sent === place) throw new Error('cut off')
  })
  const outcome = await work().then(
    () => 'done',
    (error: unknown) => String(error instanceof Error ? error.message : error),
  )
  sending.mockRestore()
  if (outcome !== 'done') expect(outcome).toContain('cut off')
  return outcome !== 'done'
}

const statementsMax = 60

/** Does something again and again, cut off one statement later each time: it is done whole or not at all. */
const expectWhole = async (number: string, work: () => Promise<unknown>) => {
  const before = await writtenOf(number)
  let place = 1
  while (await cutOffAt(place, work)) {
    expect([place, await writtenOf(number)]).toEqual([place, before])
    place += 1
    expect(place).toBeLessThan(statementsMax)
  }
  expect(place).toBeGreaterThan(3)
  const after = await writtenOf(number)
  expect(after).not.toEqual(before)
  return after
}

const expectReconciled = async () => expect((await reconcileLedger(server.db)).differences).toEqual([])

it('a paid package becomes a deal with its books, or is still to become one', async () => {
  const person = await newBuyer(server, clock())
  const { data } = await market.choose(sideOf(server, { Cookie: person.cookie }))
  const number = await market.payFor(person, data.id, 120_000)
  const after = await expectWhole(number, () => beginDeals(server.db))
  expect(after).toMatchObject({ deal: [{ state: 'paid', step: 1 }], told: 2 })
  expect(after.lines).toHaveLength(2)
  await expectReconciled()
})

it('silence confirms with books, order and messages, or not yet', async () => {
  const { number } = await deliveredDeal(market, clock())
  days(15)
  const after = await expectWhole(number, () => endDueDeals(server.db, clock()))
  expect(after).toMatchObject({ deal: [{ state: 'confirmed' }], order: [{ state: 'fulfilled' }] })
  await expectReconciled()
})

it('what nobody has accepted is cancelled with the refund of its order, or not yet', async () => {
  const { number } = await market.bought(clock())
  days(3)
  const after = await expectWhole(number, () => endDueDeals(server.db, clock()))
  expect(after).toMatchObject({
    deal: [{ state: 'cancelled', refund: 120_000 }],
    order: [{ state: 'refunding', isRefundAccepted: true }],
  })
  await expectReconciled()
})

it('a dispute is decided with the refund of a part, or not yet', async () => {
  const { number, buyer } = await deliveredDeal(market, clock())
  await buyer.go(number, { action: 'dispute', words: '没有回执', files: [] })
  const { step } = (await buyer.get(number)).data
  const decision = { step, refund: 50_000, words: '各担一部分', by: 'li@desk' }
  const after = await expectWhole(number, () => decideDeal(server.db, number, decision, clock()))
  expect(after).toMatchObject({ deal: [{ state: 'decided' }], refunds: [{ amount: 50_000 }] })
  await expectReconciled()
})

it('who has to act is reminded, and both are told that work is late, together with the note of it', async () => {
  const delivered = await deliveredDeal(market, clock())
  const accepted = await market.bought(clock())
  await accepted.buyer.go(accepted.number, {
    action: 'giveBrief',
    answers: ['见附件', '宁居公司'],
    files: [],
  })
  await market.provider.go(accepted.number, { action: 'accept' })
  days(6)
  await expectWhole(accepted.number, () => tellOfLateDeals(server.db, clock()))
  days(7.5)
  await expectWhole(delivered.number, () => remindOfDeals(server.db, clock()))
})

it('a transfer is recorded with the lines of all deals that it pays, or not at all', async () => {
  const { number, buyer } = await deliveredDeal(market, clock())
  await buyer.go(number, { action: 'confirm' })
  const { orgId } = market
  const month = monthOf(clock())
  const [deal] = await findOwedDeals(server.db, orgId, boundsOf(month).to)
  const transfer = {
    orgId,
    month,
    amount: deal?.owed ?? 0,
    reference: `ICBC-${number}`,
    paidOn: `${month}-28`,
  }
  const after = await expectWhole(number, () =>
    recordSettlement(server.db, { ...transfer, by: 'li@desk' }, clock()),
  )
  expect(after.lines.filter(({ event }) => event === 'settled')).toHaveLength(2)
  await expectReconciled()
})
