import type { MarketService } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sideOf, startMarket } from '../../../testing/deal'
import { newMember } from '../../../testing/organisation'
import { startClockedPayments } from '../../../testing/payment'
import { deliveredDeal, reviewsOf } from '../../../testing/review'
import { kindsTold, toldTo } from '../../../testing/told'
import { decideDeal } from '../deals/operator'
import { setReviewHidden } from './operator'
import { remindOfReviews } from './reminders'
import { showDueReviews } from './show'
import { marketReviews } from './tables'

const { server, pay, clock, pass } = startClockedPayments()
const { read, write, answer, shown } = reviewsOf(server)
const dayMinutes = 24 * 60

let market: Awaited<ReturnType<typeof startMarket>>
beforeEach(async () => {
  // Sessions end, so that each test begins today.
  pass((Date.now() - clock().getTime()) / 60_000)
  market = await startMarket(server, pay)
})

const delivered = (of = market) => deliveredDeal(of, clock())
const confirmed = async (of = market) => {
  const deal = await delivered(of)
  await deal.buyer.go(deal.number, { action: 'confirm' })
  return deal
}
const decided = async (refund: number) => {
  const deal = await delivered()
  const { buyer, number } = deal
  await buyer.go(number, { action: 'dispute', words: '没有回执', files: [] })
  const { step } = (await buyer.get(number)).data
  await decideDeal(server.db, number, { step, refund, words: '各担一半', by: 'li@desk' }, clock())
  return deal
}
const ratingOf = async (serviceId: number) => {
  const { envelope } = await server.get<{ item: MarketService }>(`/api/market/service/${serviceId}`)
  return envelope.data.item.rating
}

describe('a review', () => {
  it('is shown once both sides have written, to the other side and to everybody, and told', async () => {
    const own = await startMarket(server, pay)
    const { buyer, number } = await confirmed(own)
    expect((await write(buyer, number, 4, '很仔细')).data).toMatchObject({
      own: { stars: 4, words: '很仔细', answer: null, hidden: null },
      other: null,
      canReview: false,
    })
    expect((await read(own.provider, number)).data).toMatchObject({
      side: 'provider',
      other: null,
      canReview: true,
    })
    expect((await shown(own.service.id)).total).toBe(0)
    const { data } = await write(own.provider, number, 5)
    expect(data).toMatchObject({ other: { stars: 4 }, canAnswer: true })
    expect((await read(buyer, number)).data.other).toMatchObject({ stars: 5 })
    const { list } = await shown(own.service.id)
    expect(list).toMatchObject([{ stars: 4, words: '很仔细', package: '基础版', answer: null }])
    expect(list[0]?.buyer).toMatch(/^.\*\*$/u)
    expect(await toldTo(server.db, own.member.userId)).toContainEqual({
      kind: 'review.shown',
      values: { number, service: '美国商标注册', stars: '4' },
    })
  })

  it('is shown alone when the time for reviews is over, and not a minute before', async () => {
    const { buyer, number } = await confirmed()
    await write(buyer, number, 3)
    pass(7 * dayMinutes - 1)
    await showDueReviews(server.db, clock())
    expect((await read(market.provider, number)).data).toMatchObject({ other: null, canReview: true })
    pass(1)
    expect((await write(market.provider, number, 5)).status).toBe('REVIEW_CLOSED')
    await showDueReviews(server.db, clock())
    expect((await read(market.provider, number)).data).toMatchObject({
      other: { stars: 3 },
      canReview: false,
    })
  })

  it('that was hidden before it appears is told to nobody', async () => {
    const own = await startMarket(server, pay)
    const { buyer, number } = await confirmed(own)
    await write(buyer, number, 1, '加我微信')
    await setReviewHidden(server.db, { number, side: 'buyer' }, { reason: '广告', by: 'li@desk' }, clock())
    pass(7 * dayMinutes)
    await showDueReviews(server.db, clock())
    expect(await kindsTold(server.db, own.member.userId)).not.toContain('review.shown')
    expect((await shown(own.service.id)).total).toBe(0)
  })

  it('is asked for a day before the end, of the side that has not written, once', async () => {
    const own = await startMarket(server, pay)
    const { person, buyer, number } = await confirmed(own)
    await write(buyer, number, 5)
    pass(6 * dayMinutes - 1)
    await remindOfReviews(server.db, clock())
    expect(await kindsTold(server.db, own.member.userId)).not.toContain('review.due')
    pass(1)
    await remindOfReviews(server.db, clock())
    await remindOfReviews(server.db, clock())
    const told = await kindsTold(server.db, own.member.userId)
    expect(told.filter((kind) => kind === 'review.due')).toHaveLength(1)
    expect(await kindsTold(server.db, person.userId)).not.toContain('review.due')
  })

  it('is one of ten that are posted at once', async () => {
    const { buyer, number } = await confirmed()
    const posted = await Promise.all(Array.from({ length: 10 }, () => write(buyer, number, 5)))
    const statuses = posted.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 'REVIEW_EXISTS'), 'success'])
    expect(await server.db.$count(marketReviews, eq(marketReviews.number, number))).toBe(1)
  })

  it('is shown where both sides write at the same time', async () => {
    const { buyer, number } = await confirmed()
    await Promise.all([write(buyer, number, 5), write(market.provider, number, 4)])
    expect((await read(buyer, number)).data).toMatchObject({ own: { stars: 5 }, other: { stars: 4 } })
  })

  it('is not written before the deal has ended, nor for what was given back in full', async () => {
    const running = await delivered()
    expect((await write(running.buyer, running.number, 5)).status).toBe('REVIEW_CLOSED')
    const { buyer, number } = await decided(120_000)
    expect((await read(buyer, number)).data).toMatchObject({ until: null, canReview: false })
    expect((await write(buyer, number, 1)).status).toBe('REVIEW_CLOSED')
  })

  it('is written where an operator has given a part back', async () => {
    const { buyer, number } = await decided(50_000)
    expect((await write(buyer, number, 2)).status).toBe('success')
  })

  it.each([
    [{ stars: 0 }, 'REVIEW_STARS_REQUIRED'],
    [{ stars: 6 }, 'REVIEW_STARS_REQUIRED'],
    [{ stars: 4.5 }, 'REVIEW_STARS_REQUIRED'],
    [{ stars: null, words: '好' }, 'REVIEW_STARS_REQUIRED'],
    [{ stars: 5, words: '好'.repeat(501) }, 'REVIEW_WORDS_TOO_LONG'],
  ])('of %j is refused', async (body, code) => {
    const { buyer, number } = await confirmed()
    expect((await buyer.send('POST', `/${number}/review`, body)).status).toBe(code)
  })
})

describe('the answer of a provider', () => {
  it('is given once, to what is shown', async () => {
    const { buyer, number } = await confirmed()
    await write(buyer, number, 2, '慢了两天')
    expect((await answer(market.provider, number)).status).toBe('REVIEW_CLOSED')
    await write(market.provider, number, 5)
    const { data } = await answer(market.provider, number, '抱歉，节前人手不够')
    expect(data).toMatchObject({ other: { answer: { words: '抱歉，节前人手不够' } }, canAnswer: false })
    expect((await answer(market.provider, number)).status).toBe('REVIEW_ANSWERED')
    expect((await answer(buyer, number)).status).toBe('REVIEW_CLOSED')
    expect((await read(buyer, number)).data.own?.answer?.words).toBe('抱歉，节前人手不够')
  })
})

describe('what buyers say in all', () => {
  it('is counted by the database, without what is hidden or not shown yet', async () => {
    const own = await startMarket(server, pay)
    const deals = [await confirmed(own), await confirmed(own), await confirmed(own)]
    for (const [index, { buyer, number }] of deals.entries()) {
      await write(buyer, number, index + 3)
      await write(own.provider, number, 1)
      pass(1)
    }
    const { id } = own.service
    expect(await ratingOf(id)).toEqual({ average: 4, count: 3, distribution: [0, 0, 1, 1, 1] })
    const key = { number: deals[0]?.number ?? '', side: 'buyer' } as const
    await setReviewHidden(server.db, key, { reason: '含有他人电话', by: 'li@desk' }, clock())
    expect(await ratingOf(id)).toEqual({ average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] })
    expect((await shown(id)).list.map(({ stars }) => stars)).toEqual([5, 4])
    expect((await shown(id, { stars: 4 })).total).toBe(1)
    expect((await read(deals[0]?.buyer ?? own.provider, key.number)).data.own?.hidden).toBe('含有他人电话')
    expect((await read(own.provider, key.number)).data).toMatchObject({ other: null, canAnswer: false })
    await setReviewHidden(server.db, key, { reason: null, by: 'li@desk' }, clock())
    expect((await ratingOf(id)).count).toBe(3)
    await server.db.delete(marketReviews).where(eq(marketReviews.number, key.number))
    expect((await ratingOf(id)).distribution).toEqual([0, 0, 0, 1, 1])
  })
})

it('answers another provider thirty times with 404', async () => {
  const { buyer, number } = await confirmed()
  await write(buyer, number, 5)
  const other = (await startMarket(server, pay)).provider
  const finance = await newMember(server, market.orgId, 'finance')
  const strangers = [other, sideOf(server, { Cookie: finance.headers.Cookie ?? '' })]
  for (let attempt = 0; attempt < 10; attempt += 1)
    for (const stranger of strangers) {
      const calls = [read(stranger, number), write(stranger, number, 1), answer(stranger, number)]
      expect((await Promise.all(calls)).map(({ http }) => http)).toEqual([404, 404, 404])
    }
})
