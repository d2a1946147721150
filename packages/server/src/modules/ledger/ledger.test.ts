import type { DealAction } from '@chuhai/contract/market'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { violatedConstraint } from '../../database/errors'
import { addBooks, type BooksOptions } from '../../testing/ledger'
import { addOrganisation } from '../../testing/organisation'
import { startTestApp } from '../../testing/test-app'
import { commissionRateOn } from './commission'
import { ledgerRows } from './rows'
import { balances } from './sums'
import { commissions, ledgerDeals, ledgerLines } from './tables'

const server = startTestApp()

const balancesOf = async (number: string) => {
  const [found] = await server.db.select(balances).from(ledgerLines).where(eq(ledgerLines.number, number))
  return found
}
const books = (options: BooksOptions = {}) => addBooks(server, options)
const violated = async (writing: Promise<unknown>) => {
  try {
    await writing
    return 'written'
  } catch (error) {
    return violatedConstraint(error)
  }
}

const nothing = { charged: 0, held: 0, refunded: 0, commission: 0, owed: 0, paidOut: 0 }
const paid = { ...nothing, charged: 120_000 }

describe('the books of a deal', () => {
  it.each<[DealAction, number | null, object]>([
    ['begin', null, { ...paid, held: 120_000 }],
    ['withdraw', null, { ...paid, refunded: 120_000 }],
    ['decline', null, { ...paid, refunded: 120_000 }],
    ['lapse', null, { ...paid, refunded: 120_000 }],
    ['giveUp', null, { ...paid, refunded: 120_000 }],
    ['confirm', null, { ...paid, commission: 9600, owed: 110_400 }],
    ['decide', 0, { ...paid, commission: 9600, owed: 110_400 }],
    ['decide', 50_000, { ...paid, refunded: 50_000, commission: 5600, owed: 64_400 }],
    ['decide', 120_000, { ...paid, refunded: 120_000 }],
  ])('after %s with %s given back', async (action, refund, expected) => {
    const deal = await books()
    if (action !== 'begin') await deal.take(action, refund)
    expect(await balancesOf(deal.number)).toEqual(expected)
  })

  it('are not touched by steps that move no money', async () => {
    const deal = await books()
    for (const action of ['giveBrief', 'accept', 'deliver', 'askRevision', 'dispute'] as const)
      expect(
        await ledgerRows(server.db, deal.deal, { step: 2, action, refund: null, at: new Date() }),
      ).toEqual([])
  })

  it('leave a fraction of the commission to the provider', async () => {
    const deal = await books({ amount: 99 })
    await deal.take('confirm')
    expect(await balancesOf(deal.number)).toMatchObject({ commission: 7, owed: 92 })
  })

  it('are opened for what is free, without lines', async () => {
    const deal = await books({ amount: 0 })
    await deal.take('confirm')
    expect(await server.db.$count(ledgerLines, eq(ledgerLines.number, deal.number))).toBe(0)
    expect(await server.db.$count(ledgerDeals, eq(ledgerDeals.number, deal.number))).toBe(1)
  })

  it('keep the commission of the day of payment', async () => {
    const category = '知识产权'
    const from = '2027-03-01'
    await server.db.insert(commissions).values({ category, from, basisPoints: 1000, position: 9999 })
    const rateAt = (time: string) => commissionRateOn(server.db, category, new Date(time))
    // Midnight in China.
    expect([await rateAt('2027-02-28T15:59:59Z'), await rateAt('2027-02-28T16:00:00Z')]).toEqual([800, 1000])
    const deal = await books({ at: new Date('2027-02-28T10:00:00Z') })
    await deal.take('confirm', null, new Date('2027-03-20T10:00:00Z'))
    expect(await balancesOf(deal.number)).toMatchObject({ commission: 9600 })
    await server.db.delete(commissions).where(eq(commissions.from, from))
  })
})

describe('the database', () => {
  it('refuses lines that do not add up, also from a statement of one’s own', async () => {
    const deal = await books()
    const line = { number: deal.number, step: 9, settlementId: null, at: new Date() } as const
    const write = (account: 'owed' | 'held', amount: number) =>
      server.db.insert(ledgerLines).values({ ...line, event: 'confirmed', account, amount })
    expect(await violated(write('owed', 1))).toBe('ledger_balanced')
    expect(await violated(write('held', -120_000))).toBe('ledger_balanced')
    expect(await balancesOf(deal.number)).toEqual({ ...paid, held: 120_000 })
  })

  it.each<[DealAction, DealAction]>([
    ['confirm', 'confirm'],
    ['confirm', 'withdraw'],
    ['lapse', 'decide'],
  ])('refuses %s and then %s: what was shared out cannot be shared out again', async (first, second) => {
    const deal = await books()
    await deal.take(first, 10_000)
    const before = await balancesOf(deal.number)
    expect(await violated(deal.take(second, 10_000))).toBe('ledger_balanced')
    expect(await balancesOf(deal.number)).toEqual(before)
  })

  it('changes and deletes nothing that is written', async () => {
    const { number } = await books()
    const refused = /append-only/
    for (const statement of [
      sql`update ledger_line set amount = 1 where number = ${number}`,
      sql`delete from ledger_line where number = ${number}`,
      sql`update ledger_deal set commission_rate = 0 where number = ${number}`,
      sql`truncate ledger_line`,
    ])
      await expect(
        server.db.execute(statement).then(String, (error) => String(error.cause)),
      ).resolves.toMatch(refused)
    const other = sql`update ledger_deal set org_id = null where number = ${number}`
    await expect(server.db.execute(other)).resolves.toBeTruthy()
  })

  it('lets one of two hundred endings at once through, and the books add up', async () => {
    const deal = await books()
    const actions = ['confirm', 'withdraw', 'decide', 'giveUp'] as const
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        violated(deal.takeAt(index + 2, actions[index % 4] ?? 'confirm', 30_000)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1)
    const { held, charged, refunded, commission, owed } = (await balancesOf(deal.number)) ?? nothing
    expect([held, refunded + commission + owed]).toEqual([0, charged])
  })

  it('keeps every sum whole, whatever is paid and given back at whatever share', async () => {
    const { id: orgId } = await addOrganisation(server)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        async (amount, percent) => {
          const refund = Math.floor((amount * percent) / 100)
          const deal = await books({ amount, orgId })
          await deal.take('decide', refund)
          const { held, refunded, commission, owed } = (await balancesOf(deal.number)) ?? nothing
          expect([held, refunded, refunded + commission + owed]).toEqual([0, refund, amount])
          expect(commission).toBeLessThanOrEqual(((amount - refund) * 800) / 10_000)
        },
      ),
      { numRuns: 40 },
    )
  })
})
