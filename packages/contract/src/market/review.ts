import * as v from 'valibot'
import { reviewWordsMax } from '../constants'
import { optionalText, requiredText } from '../text-fields'
import { dealSides } from './deal-state'
import type { ReviewErrorCode } from './review-errors'

const code = (value: ReviewErrorCode): ReviewErrorCode => value

/** The stars that a side can give, 5 is the best. */
export const reviewStars = [1, 2, 3, 4, 5] as const

/** What one side thinks of the other: 1 to 5 stars, and a few words if they like. */
export const review = v.object({
  stars: v.pipe(
    v.number(code('REVIEW_STARS_REQUIRED')),
    v.integer(code('REVIEW_STARS_REQUIRED')),
    v.minValue(1, code('REVIEW_STARS_REQUIRED')),
    v.maxValue(5, code('REVIEW_STARS_REQUIRED')),
  ),
  words: v.optional(optionalText(reviewWordsMax, code('REVIEW_WORDS_TOO_LONG')), ''),
})
/** What one side thinks of the other, as the server has checked it. */
export type Review = v.InferOutput<typeof review>

/** What a provider answers to a review. */
export const reviewAnswer = requiredText(
  reviewWordsMax,
  code('REVIEW_ANSWER_REQUIRED'),
  code('REVIEW_WORDS_TOO_LONG'),
)

const given = {
  stars: v.number(),
  words: v.string(),
  at: v.string(),
  /** What the provider has answered; null where nothing. */
  answer: v.nullable(v.object({ words: v.string(), at: v.string() })),
}

/** A review of a service as everybody reads it; of its buyer the first character of the name is left. */
export const marketReview = v.object({
  ...given,
  buyer: v.string(),
  /** The package that was bought. */
  package: v.string(),
})
/** A review of a service. */
export type MarketReview = v.InferOutput<typeof marketReview>

/** A review of a deal as its sides read it. */
export const dealReview = v.object({
  ...given,
  /** Why an operator has hidden it from others; null where none has. */
  hidden: v.nullable(v.string()),
})
/** A review of a deal. */
export type DealReview = v.InferOutput<typeof dealReview>

/** The reviews of a deal. That of the other side is there once both are written, or when the time for them is over. */
export const dealReviews = v.object({
  side: v.picklist(dealSides),
  own: v.nullable(dealReview),
  other: v.nullable(dealReview),
  /** Until when reviews can be written; null where none can be, as all of the money went back. */
  until: v.nullable(v.string()),
  canReview: v.boolean(),
  canAnswer: v.boolean(),
})
/** The reviews of a deal. */
export type DealReviews = v.InferOutput<typeof dealReviews>
