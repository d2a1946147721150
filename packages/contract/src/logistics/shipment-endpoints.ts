import * as v from 'valibot'
import { shipmentBatchMaxBytes, shipmentBatchRowsMax, shipmentWordsMax } from '../constants'
import { endpoint } from '../endpoint'
import { rowId, searchWords, wholeNumber } from '../fields'
import { pageOf, pageRequest } from '../list'
import { optionalText } from '../text-fields'
import { sender, senderForm, senderInPath } from './address'
import { customsRule, hsCode } from './customs'
import { countryCode } from './destinations'
import { shipment, shipmentCard, shipmentDetails, shipmentNumberInPath } from './shipment'
import { shipmentBatch, shipmentBatchInPath, shipmentBatchWithRows } from './shipment-batch'
import { shipmentStates } from './shipment-state'

const own = { access: 'user', params: shipmentNumberInPath } as const

/** The customs rules of a country today; null where unknown. */
export const getCustomsRule = endpoint({
  name: 'getCustomsRule',
  summary: '一个目的地今天的清关要求',
  method: 'GET',
  path: '/logistics/customs/{country}',
  access: 'anyone',
  params: v.object({ country: countryCode }),
  answer: v.nullable(customsRule),
})

/** HS codes by a word in either language, or by their first digits; the best first, at most 20. */
export const searchHsCodes = endpoint({
  name: 'searchHsCodes',
  summary: '按品名或编码查海关编码',
  method: 'GET',
  path: '/logistics/hsCodes',
  access: 'anyone',
  query: v.object({ word: searchWords(50) }),
  answer: v.array(hsCode),
})

/** The addresses that the caller, or their organisation, sends from. */
export const listSenders = endpoint({
  name: 'listSenders',
  summary: '寄件地址',
  method: 'GET',
  path: '/logistics/senders',
  access: 'user',
  answer: v.array(sender),
})

const senderErrors = [
  'SHIPMENT_FIELD_REQUIRED',
  'SHIPMENT_TEXT_TOO_LONG',
  'SHIPMENT_LATIN_ONLY',
  'SHIPMENT_PHONE_INVALID',
] as const

/** Creates or changes an address under an id made by the page, so that a repeated call adds none. */
export const saveSender = endpoint({
  name: 'saveSender',
  summary: '保存寄件地址',
  method: 'PUT',
  path: '/logistics/senders/{id}',
  access: 'user',
  params: senderInPath,
  body: senderForm,
  answer: sender,
  errors: [...senderErrors, 'NOT_FOUND', 'SHIPMENT_SENDERS_TOO_MANY'],
})

/** Deletes an address; shipments that were ordered keep it as it was. */
export const deleteSender = endpoint({
  name: 'deleteSender',
  summary: '删除寄件地址',
  method: 'DELETE',
  path: '/logistics/senders/{id}',
  access: 'user',
  params: senderInPath,
  answer: v.null(),
})

/** Creates a shipment from a line of a quote, with the sender's usual details. */
export const createShipment = endpoint({
  name: 'createShipment',
  summary: '按报价新建运单',
  method: 'POST',
  path: '/logistics/shipments',
  access: 'user',
  idempotent: true,
  body: v.object({ quoteNumber: v.pipe(v.string(), v.regex(/^Q\d{8,24}$/)), lineId: rowId() }),
  answer: v.object({ number: v.string() }),
  errors: ['NOT_FOUND', 'QUOTE_ENDED', 'QUOTE_LINE_IMPOSSIBLE', 'SHIPMENT_DRAFTS_TOO_MANY'],
})

/** The caller's shipments, and those of organisations where their role sends goods; the last changed first. */
export const listShipments = endpoint({
  name: 'listShipments',
  summary: '我的运单',
  method: 'POST',
  path: '/logistics/shipments/page',
  access: 'user',
  changes: false,
  body: v.object({
    ...pageRequest.entries,
    states: v.optional(v.array(v.picklist(shipmentStates))),
    /** Within number, reference or the recipient's name. */
    word: v.optional(searchWords(50), ''),
  }),
  answer: pageOf(shipmentCard),
})

/** A shipment that the caller may read. */
export const getShipment = endpoint({
  ...own,
  name: 'getShipment',
  summary: '一票运单',
  method: 'GET',
  path: '/logistics/shipments/{number}',
  answer: shipment,
  errors: ['NOT_FOUND'],
})

const version = wholeNumber(1, 9999)

/**
 * Saves details, complete or not, before payment or after the label was voided; rejected if `step` is no longer current (optimistic lock).
 */
export const saveShipment = endpoint({
  ...own,
  name: 'saveShipment',
  summary: '保存运单资料',
  method: 'PUT',
  path: '/logistics/shipments/{number}',
  body: v.object({ step: version, details: shipmentDetails }),
  answer: shipment,
  errors: [
    'NOT_FOUND',
    'SHIPMENT_CHANGED',
    'SHIPMENT_LOCKED',
    'SHIPMENT_TEXT_TOO_LONG',
    'SHIPMENT_MAIL_INVALID',
    'SHIPMENT_WAREHOUSE_UNKNOWN',
  ],
})

/** Actions of a sender on a shipment. */
export const senderMoves = ['requote', 'discard', 'voidLabel', 'relabel', 'cancel'] as const
/** Actions of a sender on a shipment. */
export type SenderMove = (typeof senderMoves)[number]

/** Applies a transition; rejected if `step` is no longer current (optimistic lock). */
export const moveShipment = endpoint({
  ...own,
  name: 'moveShipment',
  summary: '重新报价、删除、作废面单、重开面单或取消运单',
  method: 'PUT',
  path: '/logistics/shipments/{number}/step',
  body: v.object({
    step: version,
    action: v.picklist(senderMoves),
    words: optionalText(shipmentWordsMax),
  }),
  answer: shipment,
  errors: [
    'NOT_FOUND',
    'SHIPMENT_CHANGED',
    'SHIPMENT_LOCKED',
    'SHIPMENT_INCOMPLETE',
    'QUOTE_LINE_IMPOSSIBLE',
  ],
})

/**
 * Stores which shipments of one organisation, or of the caller alone, are paid together; its `id` is the product of an order of the kind
 * `shipment`.
 */
export const chooseShipments = endpoint({
  name: 'chooseShipments',
  summary: '选定要一起付款的运单',
  method: 'POST',
  path: '/logistics/shipments/choice',
  access: 'user',
  body: v.object({
    numbers: v.pipe(
      v.array(shipmentNumberInPath.entries.number),
      v.minLength(1),
      v.maxLength(shipmentBatchRowsMax),
    ),
    amount: wholeNumber(0, 1_000_000_000),
  }),
  answer: v.object({ id: v.number() }),
  errors: [
    'NOT_FOUND',
    'QUOTE_ENDED',
    'SHIPMENT_CHANGED',
    'SHIPMENT_INCOMPLETE',
    'SHIPMENT_LOCKED',
    'SHIPMENT_ORGANISATIONS_DIFFER',
    'SHIPMENT_PRICE_CHANGED',
  ],
})

/** Creates a shipment from each valid row of a CSV file; the other rows are returned with reasons. */
export const uploadShipmentBatch = endpoint({
  name: 'uploadShipmentBatch',
  summary: '用表格批量新建运单',
  method: 'POST',
  path: '/logistics/batches',
  access: 'user',
  file: 'file',
  accepts: { extensions: ['csv'], maxBytes: shipmentBatchMaxBytes },
  answer: shipmentBatchWithRows,
  errors: [
    'SHIPMENT_BATCH_MISSING',
    'SHIPMENT_BATCH_TYPE',
    'SHIPMENT_BATCH_TOO_LARGE',
    'SHIPMENT_BATCH_UNREADABLE',
    'SHIPMENT_BATCH_COLUMNS',
    'SHIPMENT_BATCH_ROWS',
    'SHIPMENT_DRAFTS_TOO_MANY',
    'FILE_TOO_SLOW',
    'FILE_BUSY',
  ],
})

/** The files that the caller has uploaded within 90 days, the newest first. */
export const listShipmentBatches = endpoint({
  name: 'listShipmentBatches',
  summary: '我的批量导入记录',
  method: 'GET',
  path: '/logistics/batches',
  access: 'user',
  answer: v.array(shipmentBatch),
})

/** An uploaded file of the caller with its rows. */
export const getShipmentBatch = endpoint({
  name: 'getShipmentBatch',
  summary: '一次批量导入的结果',
  method: 'GET',
  path: '/logistics/batches/{id}',
  access: 'user',
  params: shipmentBatchInPath,
  answer: shipmentBatchWithRows,
  errors: ['NOT_FOUND'],
})
