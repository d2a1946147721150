import * as market from '@chuhai/contract/market'
import { type Implementation, implement } from '../../../http/implement'
import { listReviews } from './list'
import { readReviews } from './of-deal'
import { answerReview, reviewDeal } from './write'

/** Reviews as everybody reads them, and those of a deal for its sides. */
export const reviewRoutes: readonly Implementation[] = [
  implement(market.listMarketReviews, ({ body }, { db }) => listReviews(db, body)),
  implement(market.getDealReviews, ({ params }, call) => readReviews(params.number, call)),
  implement(market.reviewDeal, ({ params, body }, call) => reviewDeal(params.number, body, call)),
  implement(market.answerReview, ({ params, body }, call) => answerReview(params.number, body.words, call)),
]
