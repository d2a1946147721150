import * as v from 'valibot'
import { dealAmountMax, dealNumberMax, dealOptionsMax, dealWordsMax, uploadMaxBytes } from '../constants'
import { endpoint } from '../endpoint'
import { moment, recordId, rowId, wholeNumber } from '../fields'
import { pageOf, pageRequest } from '../list'
import { orderNumberInPath } from '../order/order'
import { optionalText, requiredText } from '../text-fields'
import { deal, dealCard, dealFile, dealTerms, dealThread } from './deal'
import type { DealErrorCode } from './deal-errors'
import { dealSides, dealStates } from './deal-state'

const own = { access: 'user', params: orderNumberInPath } as const
const code = (value: DealErrorCode): DealErrorCode => value

const words = requiredText(dealWordsMax, code('DEAL_WORDS_REQUIRED'), code('DEAL_WORDS_TOO_LONG'))
const files = v.pipe(v.array(dealFile), v.maxLength(10))

/** What a buyer puts together: a package so many times, and options. */
export const dealSelection = v.object({
  serviceId: rowId(),
  packageKey: v.pipe(v.string(), v.maxLength(60)),
  number: wholeNumber(1, dealNumberMax),
  options: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(dealOptionsMax)),
})
/** What a buyer puts together. */
export type DealSelection = v.InferInput<typeof dealSelection>

const refusals = ['NOT_FOUND', 'DEAL_OFFER_CHANGED', 'DEAL_NOT_OFFERED', 'DEAL_AMOUNT_TOO_LARGE'] as const

/** The sum of what a buyer puts together, explained; nothing is kept. */
export const quoteDeal = endpoint({
  name: 'quoteDeal',
  summary: '套餐、数量与加项的合计',
  method: 'POST',
  path: '/market/deal/quote',
  access: 'anyone',
  changes: false,
  body: dealSelection,
  answer: dealTerms,
  errors: refusals,
})

/** Keeps what the buyer has put together; its `id` is what an order of the kind `marketPackage` is of. */
export const chooseDeal = endpoint({
  name: 'chooseDeal',
  summary: '选定要购买的套餐',
  method: 'POST',
  path: '/market/deal/choice',
  access: 'user',
  body: v.object({ ...dealSelection.entries, amount: wholeNumber(0, dealAmountMax) }),
  answer: v.object({ id: v.number(), terms: dealTerms }),
  errors: [...refusals, 'DEAL_OWN_SERVICE'],
})

/** The deals of the caller as a buyer, or those of organisations that they act for as providers; what is due soonest comes first. */
export const listDeals = endpoint({
  name: 'listDeals',
  summary: '我买的服务，或我们提供的服务',
  method: 'POST',
  path: '/market/deal/page',
  access: 'user',
  changes: false,
  body: v.object({
    ...pageRequest.entries,
    side: v.picklist(dealSides),
    states: v.optional(v.array(v.picklist(dealStates))),
  }),
  answer: pageOf(dealCard),
})

/** A deal of the caller, on either side; any other is not found. */
export const getDeal = endpoint({
  ...own,
  name: 'getDeal',
  summary: '一笔服务订单',
  method: 'GET',
  path: '/market/deal/{number}',
  answer: deal,
  errors: ['NOT_FOUND'],
})

/** What a side does. */
export const dealMove = v.variant('action', [
  v.object({
    action: v.literal('giveBrief'),
    answers: v.pipe(
      v.array(requiredText(dealWordsMax, code('DEAL_BRIEF_INCOMPLETE'), code('DEAL_WORDS_TOO_LONG'))),
      v.maxLength(30),
    ),
    files,
  }),
  v.object({ action: v.picklist(['accept', 'withdraw', 'confirm']) }),
  v.object({ action: v.picklist(['decline', 'giveUp']), words }),
  v.object({ action: v.picklist(['deliver', 'askRevision', 'dispute']), words, files }),
])
/** What a side does. */
export type DealMove = v.InferOutput<typeof dealMove>

/** Applies a transition; rejected if `step` is no longer current (optimistic lock). */
export const moveDeal = endpoint({
  ...own,
  name: 'moveDeal',
  summary: '推进一笔服务订单',
  method: 'PUT',
  path: '/market/deal/{number}/step',
  body: v.object({ step: wholeNumber(1, 9999), move: dealMove }),
  answer: deal,
  errors: [
    'NOT_FOUND',
    'DEAL_CHANGED',
    'DEAL_BRIEF_MISSING',
    'DEAL_BRIEF_INCOMPLETE',
    'DEAL_NO_REVISION_LEFT',
    'DEAL_WORDS_REQUIRED',
    'DEAL_WORDS_TOO_LONG',
    'DEAL_FILE_UNKNOWN',
  ],
})

/** What was written within a deal, the last 500 messages. */
export const getDealThread = endpoint({
  ...own,
  name: 'getDealThread',
  summary: '订单内的留言',
  method: 'GET',
  path: '/market/deal/{number}/message',
  answer: dealThread,
  errors: ['NOT_FOUND'],
})

/** Writes to the other side. The same `id` sent again is written once. */
export const writeDealMessage = endpoint({
  ...own,
  name: 'writeDealMessage',
  summary: '在订单内留言',
  method: 'POST',
  path: '/market/deal/{number}/message',
  body: v.object({ id: recordId(), text: optionalText(dealWordsMax, 'DEAL_WORDS_TOO_LONG'), files }),
  answer: dealThread,
  errors: ['NOT_FOUND', 'DEAL_MESSAGE_EMPTY', 'DEAL_WORDS_TOO_LONG', 'DEAL_FILE_UNKNOWN', 'DEAL_THREAD_FULL'],
})

/** Notes until when the caller has read; an earlier time than before changes nothing. */
export const readDealThread = endpoint({
  ...own,
  name: 'readDealThread',
  summary: '标记留言已读',
  method: 'PUT',
  path: '/market/deal/{number}/read',
  body: v.object({ until: moment() }),
  answer: v.object({ unread: v.number() }),
  errors: ['NOT_FOUND'],
})

/** File name extensions of what is sent within a deal, in lower case. */
export const dealFileExtensions = ['pdf', 'docx', 'doc', 'pptx', 'ppt', 'png', 'jpeg', 'jpg'] as const

/** Stores a file to be sent within a deal: a document as it is, an image drawn again. */
export const uploadDealFile = endpoint({
  name: 'uploadDealFile',
  summary: '上传服务订单的文件',
  method: 'POST',
  path: '/market/deal/file',
  access: 'user',
  file: 'file',
  accepts: { extensions: dealFileExtensions, maxBytes: uploadMaxBytes },
  answer: dealFile,
  errors: [
    'DEAL_FILE_MISSING',
    'DEAL_FILE_TYPE',
    'DEAL_FILE_TOO_LARGE',
    'FILE_TYPE_FORBIDDEN',
    'FILE_BROKEN',
    'FILE_TOO_SLOW',
    'FILE_QUOTA_USED',
    'FILE_BUSY',
    'FILE_STORE_FULL',
  ],
})
