import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { dealSides } from '../market/deal-state'
import { orderNumberInPath } from '../order/order'
import { operatorText } from '../text-fields'

const managedReview = v.object({
  number: v.string(),
  side: v.picklist(dealSides),
  userId: v.number(),
  serviceId: v.number(),
  title: v.string(),
  stars: v.number(),
  words: v.string(),
  writtenAt: v.string(),
  /** Since when both sides, and of a buyer everybody, can read it; null before. */
  shownAt: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  /** Who has hidden it, when and why; null where it is not hidden. */
  hidden: v.nullable(v.object({ by: v.string(), at: v.string(), reason: v.string() })),
})
/** A review of a deal as operators see it. */
export type ManagedReview = v.InferOutput<typeof managedReview>

const { number } = orderNumberInPath.entries

/** Reviews of both sides, the newest first. */
export const listManagedReviews = adminEndpoint({
  name: 'listManagedReviews',
  summary: '服务市场的评价',
  role: 'agent',
  method: 'GET',
  path: '/admin/reviews',
  query: v.object({
    serviceId: v.optional(wholeNumber(1, 2_147_483_647)),
    /** Whether only hidden ones are listed. */
    hidden: v.optional(v.literal('only')),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedReview),
})

const reviewInPath = v.object({ number, side: v.picklist(dealSides) })

/** Hides a review from everybody but its author, with a reason that they read, or shows it again; null where there is none. */
export const setReviewHidden = adminEndpoint({
  name: 'setReviewHidden',
  summary: '隐藏或恢复一条评价',
  role: 'agent',
  method: 'PUT',
  path: '/admin/reviews/{number}/{side}',
  params: reviewInPath,
  body: v.object({ reason: v.nullable(operatorText(200)) }),
  answer: v.nullable(managedReview),
})
