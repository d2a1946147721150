import type { DealReviews, MarketReview } from '@chuhai/contract/market'
import type { startMarket, TestSide } from './deal'
import { pageHeaders, type startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

/** What the sides of a deal and everybody do with reviews. */
export const reviewsOf = (server: Server) => ({
  read: (side: TestSide, number: string) => side.send<DealReviews>('GET', `/${number}/review`),
  write: (side: TestSide, number: string, stars: number, words = '') =>
    side.send<DealReviews>('POST', `/${number}/review`, { stars, words }),
  answer: (side: TestSide, number: string, words = '谢谢') =>
    side.send<DealReviews>('POST', `/${number}/review/answer`, { words }),
  async shown(serviceId: number, more: object = {}) {
    const response = await server.request('/api/market/review/page', {
      method: 'POST',
      headers: pageHeaders,
      body: JSON.stringify({ serviceId, ...more }),
    })
    const { data } = (await response.json()) as { data: { list: MarketReview[]; total: number } }
    return data
  },
})

/** A deal that its buyer has bought, and that was delivered. */
export const deliveredDeal = async (market: Awaited<ReturnType<typeof startMarket>>, now: Date) => {
  const deal = await market.bought(now)
  await deal.buyer.go(deal.number, { action: 'giveBrief', answers: ['见附件', '宁居公司'], files: [] })
  await market.provider.go(deal.number, { action: 'accept' })
  await market.provider.go(deal.number, { action: 'deliver', words: '回执见附件', files: [] })
  return deal
}
