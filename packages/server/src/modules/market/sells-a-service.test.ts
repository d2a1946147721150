import { commissionOf, type DealMove, type DealReviews, type MarketStatement } from '@chuhai/contract/market'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../http/api-error'
import { startMarket } from '../../testing/deal'
import { lead } from '../../testing/forms'
import { newMember } from '../../testing/organisation'
import { startTestPayments } from '../../testing/payment'
import { startTestApp } from '../../testing/test-app'
import { reconcileLedger } from '../ledger/reconcile'
import { recordSettlement } from '../ledger/settle'
import { ledgerLines } from '../ledger/tables'
import { decideDeal } from './deals/operator'

const server = startTestApp()
const pay = startTestPayments(server)
const price = 120_000

const brief: DealMove = { action: 'giveBrief', answers: ['图样', '远帆'], files: [] }
const delivery: DealMove = { action: 'deliver', words: '递交回执在附件里', files: [] }

/** A provider whose owner reads statements, and a deal that was delivered. */
const delivered = async () => {
  // Of this category 8 % are ours.
  const market = await startMarket(server, pay, { category: '知识产权' })
  const owner = await newMember(server, market.orgId, 'owner')
  const { buyer, person, number } = await market.bought()
  await buyer.go(number, brief)
  await market.provider.go(number, { action: 'accept' })
  await market.provider.go(number, delivery)
  const statement = async () =>
    (await server.get<MarketStatement>('/api/market/statement', owner.headers)).envelope.data
  return { ...market, buyer, person, number, statement }
}

/** What the accounts of a deal hold. */
const balancesOf = async (number: string): Promise<Record<string, number>> => {
  const rows = await server.db
    .select({ account: ledgerLines.account, amount: sql<number>`sum(${ledgerLines.amount})`.mapWith(Number) })
    .from(ledgerLines)
    .where(eq(ledgerLines.number, number))
    .groupBy(ledgerLines.account)
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

/** Decides as an operator; what it would answer over HTTP. */
const decide = (number: string, step: number, refund: number) =>
  decideDeal(server.db, number, { step, refund, words: '各担一部分', by: 'li@desk' }, new Date()).then(
    () => ({ http: 200 }),
    (error: unknown) => {
      if (error instanceof ApiError) return { http: error.httpStatus }
      throw error
    },
  )

const expectBalanced = async (number: string) => {
  const { charged = 0, ...others } = await balancesOf(number)
  expect(Object.values(others).reduce((sum, one) => sum + one, 0)).toBe(charged)
  expect((await reconcileLedger(server.db)).differences).toEqual([])
}

describe('a service', () => {
  it('is asked about, bought, mended, confirmed, reviewed by both sides and paid out, to the fen', async () => {
    const { buyer, provider, person, number, service, orgId, statement } = await delivered()
    const about = { kind: 'marketService', id: String(service.id), title: service.content.title }
    const asked = await server.post('/api/consultation', { ...lead, about }, { Cookie: person.cookie })
    expect(asked.envelope.status).toBe('success')

    await buyer.write(number, '第二页的名称写错了')
    expect((await provider.thread(number)).data.unread).toBe(1)
    await buyer.go(number, { action: 'askRevision', words: '请改第二页的名称', files: [] })
    await provider.go(number, delivery)
    expect((await buyer.get(number)).data.revisionsLeft).toBe(0)
    await buyer.go(number, { action: 'confirm' })

    const review = (side: typeof buyer, stars: number) =>
      side.send<DealReviews>('POST', `/${number}/review`, { stars, words: '沟通清楚' })
    const posted = await Promise.all(Array.from({ length: 10 }, () => review(buyer, 5)))
    expect(posted.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect((await provider.send<DealReviews>('GET', `/${number}/review`)).data.other).toBeNull()
    await review(provider, 4)
    expect((await provider.send<DealReviews>('GET', `/${number}/review`)).data.other).toMatchObject({
      stars: 5,
    })
    await provider.send('POST', `/${number}/review/answer`, { words: '谢谢，期待下次合作' })

    const before = await statement()
    const [entry] = before.entries
    const commission = commissionOf(price, entry?.commissionRate ?? 0)
    const earned = price - commission
    expect(before).toMatchObject({
      owedAfter: earned,
      totals: { charged: price, commission, earned, paidOut: 0 },
    })
    const { month } = before
    const transfer = {
      orgId,
      month,
      amount: earned,
      reference: `BANK-${number}`,
      paidOn: `${month}-28`,
      by: 'li@desk',
    }
    await recordSettlement(server.db, transfer, new Date())
    expect(await statement()).toMatchObject({ owedAfter: 0, totals: { earned, paidOut: earned } })
    expect(await balancesOf(number)).toMatchObject({ charged: price, commission, paidOut: earned })
    await expectBalanced(number)
  })

  it('that both sides dispute is decided by an operator, with a part for each', async () => {
    const { buyer, person, number, statement } = await delivered()
    await buyer.go(number, { action: 'dispute', words: '只递交了一个类别', files: [] })
    const { step, dueAt } = (await buyer.get(number)).data
    expect(dueAt).toBeNull()
    expect(await decide(number, step, 50_000)).toEqual({ http: 200 })
    await pay.runJobs()
    expect((await person.get(number)).data).toMatchObject({ refunded: 50_000 })
    const { entries, totals } = await statement()
    const commission = commissionOf(70_000, entries[0]?.commissionRate ?? 0)
    expect(totals).toMatchObject({
      charged: price,
      refunded: 50_000,
      commission,
      earned: 70_000 - commission,
    })
    // Printed whole, so that every fen has a place.
    expect(await balancesOf(number)).toEqual({
      charged: 120_000,
      held: 0,
      refunded: 50_000,
      commission: 5600,
      owed: 64_400,
    })
    await expectBalanced(number)
  })

  it('that two hundred calls of both sides and of operators end at once ends once', async () => {
    const { buyer, provider, number } = await delivered()
    await buyer.go(number, { action: 'dispute', words: '与约定不符', files: [] })
    const { step } = (await buyer.get(number)).data
    const moves = [
      () => buyer.move(number, step, { action: 'confirm' }),
      () => provider.move(number, step, { action: 'giveUp', words: '退款' }),
      () => buyer.move(number, step, { action: 'dispute', words: '与约定不符', files: [] }),
      () => decide(number, step, 30_000),
    ]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => moves[index % moves.length]?.()),
    )
    expect(answers.filter((answer) => answer?.http === 200)).toHaveLength(1)
    expect([...new Set(answers.map((answer) => answer?.http))].toSorted()).toEqual([200, 409])
    const { history, state } = (await buyer.get(number)).data
    expect(history.at(-1)?.step).toBe(step + 1)
    expect(['confirmed', 'cancelled', 'decided']).toContain(state)
    await pay.runJobs()
    await expectBalanced(number)
    const { held, owed = 0, refunded = 0, commission = 0 } = await balancesOf(number)
    expect([held, owed + refunded + commission]).toEqual([0, price])
  })
})
