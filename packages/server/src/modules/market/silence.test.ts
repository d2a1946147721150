import { dealAcceptHours, dealConfirmDays, dealLateDays, dealReminderHours } from '@chuhai/contract/constants'
import { describe, expect, it } from 'vitest'
import { startMarket } from '../../testing/deal'
import { startTestPayments } from '../../testing/payment'
import { startTestApp } from '../../testing/test-app'
import { kindsTold } from '../../testing/told'
import { dayMs, hourMs, minuteMs } from '../../time/durations'
import { endDueDeals, remindOfDeals, tellOfLateDeals } from './deals/time'

const server = startTestApp()
const pay = startTestPayments(server)

const brief = { action: 'giveBrief', answers: ['图样', '远帆'], files: [] } as const

/** What the jobs of every minute do with deals at a time. */
const pass = async (now: Date) => {
  await remindOfDeals(server.db, now)
  await tellOfLateDeals(server.db, now)
  await endDueDeals(server.db, now)
}

/** A deal that is left alone from a step on: its sides, and a clock that begins with the newest step. */
const left = async (through: 'paid' | 'accepted' | 'delivered') => {
  const market = await startMarket(server, pay)
  const { buyer, person, number } = await market.bought()
  if (through !== 'paid') {
    await buyer.go(number, brief)
    await market.provider.go(number, { action: 'accept' })
  }
  if (through === 'delivered')
    await market.provider.go(number, { action: 'deliver', words: '递交回执在附件里', files: [] })
  const { data } = await buyer.get(number)
  const since = Date.parse(data.changedAt)
  return {
    due: data.dueAt === null ? Number.NaN : Date.parse(data.dueAt) - since,
    after: (ms: number) => pass(new Date(since + ms)),
    state: async () => (await buyer.get(number)).data.state,
    last: async () => (await buyer.get(number)).data.history.at(-1),
    money: async () => {
      await pay.runJobs()
      const { data: order } = await person.get(number)
      return { state: order.state, refunded: order.refunded }
    },
    told: async () => ({
      buyer: await kindsTold(server.db, person.userId),
      provider: await kindsTold(server.db, market.member.userId),
    }),
  }
}

const reminder = dealReminderHours * hourMs

describe('silence', () => {
  it('of a provider who does not accept cancels the deal after 48 hours, and gives all back', async () => {
    const deal = await left('paid')
    expect(deal.due).toBe(dealAcceptHours * hourMs)
    await deal.after(deal.due - minuteMs)
    expect(await deal.state()).toBe('paid')
    await deal.after(deal.due)
    expect(await deal.last()).toMatchObject({ action: 'lapse', by: 'time', state: 'cancelled' })
    expect(await deal.money()).toEqual({ state: 'refunded', refunded: 120_000 })
    expect((await deal.told()).provider).toContain('deal.cancelled')
  })

  it('of a provider who does not deliver is said to both, and comes to an operator in the end', async () => {
    const deal = await left('accepted')
    expect(deal.due).toBe(5 * dayMs)
    await deal.after(deal.due - minuteMs)
    expect((await deal.told()).buyer).not.toContain('deal.late')
    await deal.after(deal.due)
    const told = await deal.told()
    expect([told.buyer, told.provider].map((kinds) => kinds.filter((kind) => kind === 'deal.late'))).toEqual([
      ['deal.late'],
      ['deal.late'],
    ])
    expect(await deal.state()).toBe('accepted')
    await deal.after(deal.due + dealLateDays * dayMs)
    expect(await deal.last()).toMatchObject({ action: 'dispute', by: 'time', state: 'disputed' })
  })

  it('of a buyer who does not look at what was delivered confirms it after 14 days', async () => {
    const deal = await left('delivered')
    expect(deal.due).toBe(dealConfirmDays * dayMs)
    await deal.after(deal.due - minuteMs)
    expect(await deal.state()).toBe('delivered')
    await deal.after(deal.due)
    expect(await deal.last()).toMatchObject({ action: 'confirm', by: 'time', state: 'confirmed' })
    expect(await deal.money()).toMatchObject({ refunded: 0 })
  })

  it.each(['accepted', 'delivered'] as const)(
    'is spoken of once, 24 hours before the end of what waits while it is %s',
    async (through) => {
      const deal = await left(through)
      const side = through === 'accepted' ? 'provider' : 'buyer'
      const reminded = async () => (await deal.told())[side].filter((kind) => kind === 'deal.due')
      await deal.after(deal.due - reminder - minuteMs)
      expect(await reminded()).toEqual([])
      await deal.after(deal.due - reminder)
      await deal.after(deal.due - reminder + minuteMs)
      expect(await reminded()).toEqual(['deal.due'])
    },
  )

  it('reminds the buyer before what they were asked for is missing, not the provider', async () => {
    const deal = await left('paid')
    await deal.after(deal.due - reminder)
    const { buyer, provider } = await deal.told()
    expect([buyer.includes('deal.due'), provider.includes('deal.due')]).toEqual([true, false])
  })
})
