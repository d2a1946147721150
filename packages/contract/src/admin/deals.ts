import * as v from 'valibot'
import { dealAmountMax, dealWordsMax } from '../constants'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { dealCard, dealMessage, dealStep, dealTerms } from '../market/deal'
import { dealStates } from '../market/deal-state'
import { orderNumberInPath } from '../order/order'
import { operatorText } from '../text-fields'

const { side: _side, unread: _unread, ...facts } = dealCard.entries

const managedDeal = v.object({
  ...facts,
  /** Null once the buyer is erased. */
  userId: v.nullable(v.number()),
  category: v.string(),
  /** What goes back to the buyer, in fen; null where nothing was decided. */
  refund: v.nullable(v.number()),
})
/** A deal as operators see it. */
export type ManagedDeal = v.InferOutput<typeof managedDeal>

const managedDealWithSteps = v.object({
  ...managedDeal.entries,
  terms: dealTerms,
  brief: v.nullable(v.array(v.string())),
  /** The first step first, with the operator who took it; empty for all others. */
  history: v.array(v.object({ ...dealStep.entries, operator: v.string() })),
  messages: v.array(dealMessage),
})
/** A deal with every step and what both sides have written. */
export type ManagedDealWithSteps = v.InferOutput<typeof managedDealWithSteps>

/** Deals in the order of their numbers, after the last one of the page before. */
export const listManagedDeals = adminEndpoint({
  name: 'listManagedDeals',
  summary: '服务市场订单列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/deals',
  query: v.object({
    state: v.optional(v.picklist(dealStates)),
    after: v.optional(orderNumberInPath.entries.number),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedDeal),
})

/** A deal with every step; null where the number is unknown. */
export const getManagedDeal = adminEndpoint({
  name: 'getManagedDeal',
  summary: '一笔服务市场订单',
  role: 'agent',
  method: 'GET',
  path: '/admin/deals/{number}',
  params: orderNumberInPath,
  answer: v.nullable(managedDealWithSteps),
})

/**
 * Decides a dispute: `refund` fen go back to the buyer, the rest is the provider’s. Both are told the words. What has ended is shared
 * out, and perhaps paid out: nothing more goes back.
 */
export const decideDeal = adminEndpoint({
  name: 'decideDeal',
  summary: '裁定服务订单的争议',
  role: 'agent',
  method: 'PUT',
  path: '/admin/deals/{number}/decision',
  params: orderNumberInPath,
  body: v.object({
    step: wholeNumber(1, 9999),
    refund: wholeNumber(0, dealAmountMax),
    words: operatorText(dealWordsMax),
  }),
  answer: managedDeal,
  errors: ['DEAL_CHANGED', 'DEAL_ENDED', 'DEAL_REFUND_TOO_LARGE'],
})
