import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { rowId } from '../fields'
import { pageOf, pageRequest } from '../list'
import { orderNumberInPath } from '../order/order'
import { dealReviews, marketReview, review, reviewAnswer, reviewStars } from './review'

/** The reviews of a service that its buyers have given, the newest first. */
export const listMarketReviews = endpoint({
  name: 'listMarketReviews',
  summary: '一项服务的评价',
  method: 'POST',
  path: '/market/review/page',
  access: 'anyone',
  changes: false,
  body: v.object({
    ...pageRequest.entries,
    serviceId: rowId(),
    stars: v.optional(v.picklist(reviewStars)),
  }),
  answer: pageOf(marketReview),
})

const ofDeal = { access: 'user', params: orderNumberInPath, answer: dealReviews } as const

/** The reviews of a deal of the caller, on either side; any other is not found. */
export const getDealReviews = endpoint({
  ...ofDeal,
  name: 'getDealReviews',
  summary: '一笔服务订单的评价',
  method: 'GET',
  path: '/market/deal/{number}/review',
  errors: ['NOT_FOUND'],
})

/** Reviews the other side, once, within the time for it. */
export const reviewDeal = endpoint({
  ...ofDeal,
  name: 'reviewDeal',
  summary: '评价一笔服务订单',
  method: 'POST',
  path: '/market/deal/{number}/review',
  body: review,
  errors: ['NOT_FOUND', 'REVIEW_CLOSED', 'REVIEW_EXISTS', 'REVIEW_STARS_REQUIRED', 'REVIEW_WORDS_TOO_LONG'],
})

/** Answers the review of the buyer, once, as soon as it is shown. */
export const answerReview = endpoint({
  ...ofDeal,
  name: 'answerReview',
  summary: '回复买家的评价',
  method: 'POST',
  path: '/market/deal/{number}/review/answer',
  body: v.object({ words: reviewAnswer }),
  errors: [
    'NOT_FOUND',
    'REVIEW_CLOSED',
    'REVIEW_ANSWERED',
    'REVIEW_ANSWER_REQUIRED',
    'REVIEW_WORDS_TOO_LONG',
  ],
})
