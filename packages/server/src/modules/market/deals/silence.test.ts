import { randomUUID } from 'node:crypto'
import type { DealMove } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { startMarket } from '../../../testing/deal'
import { startClockedPayments } from '../../../testing/payment'
import { kindsTold, toldTo } from '../../../testing/told'
import { dayMs } from '../../../time/durations'
import { createJobs } from '../../jobs'
import { marketAbsences } from '../offers/tables'
import { marketDeals } from './tables'

const { server, pay, clock, pass, runJobs } = startClockedPayments()
const hours = (count: number) => pass(count * 60)

let market: Awaited<ReturnType<typeof startMarket>>
beforeEach(async () => {
  // Sessions end, so that each test begins today.
  pass((Date.now() - clock().getTime()) / 60_000)
  market = await startMarket(server, pay)
})

/** What happens without a visitor, at the time of the clock. */
const jobs = async () => {
  const all = createJobs(server.db, clock())
  for (const name of ['paid deals', 'deal reminders', 'late deals', 'ended deals']) await all[name]?.(clock())
  await runJobs()
}
const brief: DealMove = { action: 'giveBrief', answers: ['见附件', '宁居公司'], files: [] }
const count = async (userId: number, kind: string, number: string) =>
  (await toldTo(server.db, userId)).filter((one) => one.kind === kind && one.values.number === number).length

const bought = () => market.bought(clock())
/** As it is stored: sessions end before some clocks do. */
const rowOf = async ({ number }: Awaited<ReturnType<typeof bought>>) => {
  const [row] = await server.db.select().from(marketDeals).where(eq(marketDeals.number, number))
  if (!row) throw new Error('no deal')
  return row
}
const stateOf = async (deal: Awaited<ReturnType<typeof bought>>) => (await rowOf(deal)).state

it('a deal that nobody accepts is cancelled after 48 hours, and the money goes back', async () => {
  const deal = await bought()
  await deal.buyer.go(deal.number, brief)
  hours(23)
  await jobs()
  expect(await count(market.member.userId, 'deal.due', deal.number)).toBe(0)
  hours(1.5)
  await jobs()
  await jobs()
  expect(await count(market.member.userId, 'deal.due', deal.number)).toBe(1)
  hours(23)
  await jobs()
  expect(await stateOf(deal)).toBe('paid')
  hours(1)
  const late = await market.provider.go(deal.number, { action: 'accept' })
  expect(late.status).toBe('DEAL_CHANGED')
  await jobs()
  expect(await stateOf(deal)).toBe('cancelled')
  expect((await deal.person.get(deal.number)).data).toMatchObject({ state: 'refunded', refunded: 120_000 })
  expect(await kindsTold(server.db, deal.person.userId)).toContain('deal.cancelled')
})

it('a buyer who gives nothing is reminded, and loses no money', async () => {
  const deal = await bought()
  hours(25)
  await jobs()
  expect(await count(deal.person.userId, 'deal.due', deal.number)).toBe(1)
  hours(24)
  await jobs()
  expect((await deal.person.get(deal.number)).data.state).toBe('refunded')
  const told = await toldTo(server.db, market.member.userId)
  expect(told.find(({ kind }) => kind === 'deal.cancelled')?.values.words).toBe('48 小时内没有提交服务资料')
})

it('the provider has the whole time from when they know what is wanted', async () => {
  const deal = await bought()
  hours(47)
  await deal.buyer.go(deal.number, brief)
  hours(47)
  await jobs()
  expect(await stateOf(deal)).toBe('paid')
})

it('late work is said to both once, and goes to an operator after 14 days', async () => {
  const deal = await bought()
  await deal.buyer.go(deal.number, brief)
  await market.provider.go(deal.number, { action: 'accept' })
  hours(5 * 24 + 1)
  await jobs()
  await jobs()
  expect((await deal.buyer.get(deal.number)).data).toMatchObject({ state: 'accepted', isLate: true })
  for (const userId of [deal.person.userId, market.member.userId])
    expect(await count(userId, 'deal.late', deal.number)).toBe(1)
  hours(14 * 24)
  await jobs()
  expect(await rowOf(deal)).toMatchObject({ state: 'disputed', dueAt: null })
})

it('changes that were asked for and never come are late after 5 days, and go to an operator after 14 more', async () => {
  const deal = await bought()
  await deal.buyer.go(deal.number, brief)
  await market.provider.go(deal.number, { action: 'accept' })
  await market.provider.go(deal.number, { action: 'deliver', words: '已完成', files: [] })
  await deal.buyer.go(deal.number, { action: 'askRevision', words: '请换成彩色图样', files: [] })
  hours(5 * 24 - 1)
  await jobs()
  expect(await count(market.member.userId, 'deal.due', deal.number)).toBe(1)
  expect(await count(deal.person.userId, 'deal.late', deal.number)).toBe(0)
  hours(2)
  await jobs()
  expect(await count(deal.person.userId, 'deal.late', deal.number)).toBe(1)
  hours(14 * 24)
  await jobs()
  expect(await stateOf(deal)).toBe('disputed')
})

it('silence confirms what was delivered after 14 days, and the time for reviews begins', async () => {
  const deal = await bought()
  await deal.buyer.go(deal.number, brief)
  await market.provider.go(deal.number, { action: 'accept' })
  await market.provider.go(deal.number, { action: 'deliver', words: '已完成', files: [] })
  hours(13 * 24 + 1)
  await jobs()
  expect(await count(deal.person.userId, 'deal.due', deal.number)).toBe(1)
  hours(24)
  await jobs()
  const { state, dueAt } = await rowOf(deal)
  expect(state).toBe('confirmed')
  expect(dueAt?.getTime()).toBe(clock().getTime() + 7 * dayMs)
})

it('a dispute waits for its operator, whatever the time', async () => {
  const deal = await bought()
  await deal.buyer.go(deal.number, brief)
  await market.provider.go(deal.number, { action: 'accept' })
  await deal.buyer.go(deal.number, { action: 'dispute', words: '联系不上', files: [] })
  hours(15 * 24)
  await jobs()
  expect(await stateOf(deal)).toBe('disputed')
})

it('an absence that is entered later moves no clock that runs', async () => {
  const deal = await bought()
  await deal.buyer.go(deal.number, brief)
  await market.provider.go(deal.number, { action: 'accept' })
  const { dueAt } = (await deal.buyer.get(deal.number)).data
  const toAt = new Date(clock().getTime() + 20 * dayMs)
  await server.db
    .insert(marketAbsences)
    .values({ id: randomUUID(), orgId: market.orgId, fromAt: clock(), toAt })
  expect((await deal.buyer.get(deal.number)).data.dueAt).toBe(dueAt)
  hours(5 * 24 + 1)
  await jobs()
  expect((await deal.buyer.get(deal.number)).data.isLate).toBe(true)
})
