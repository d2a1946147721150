import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { recordId, wholeNumber } from '../fields'
import { offerDraft } from './offer-draft'
import { marketAbsence, ownOffer, ownOfferWithDraft, ownProvider } from './own-offer'

const version = wholeNumber(1, 1_000_000)
const inPath = v.object({ id: recordId() })
const path = '/market/offer'
const onePath = '/market/offer/{id}'

/** The provider that the selected organisation acts for; null where it acts for none, or the caller's role may not offer. */
export const getOwnProvider = endpoint({
  name: 'getOwnProvider',
  summary: '当前主体在服务市场的服务商身份',
  method: 'GET',
  path: '/market/provider',
  access: 'user',
  answer: v.nullable(ownProvider),
})

/** The services that the selected organisation offers, the last changed first. */
export const listOwnOffers = endpoint({
  name: 'listOwnOffers',
  summary: '当前服务商的服务，含草稿',
  method: 'GET',
  path,
  access: 'user',
  answer: v.array(ownOffer),
  errors: ['MARKET_PROVIDER_MISSING'],
})

/** Begins a service, empty or with the draft of another one. */
export const createOffer = endpoint({
  name: 'createOffer',
  summary: '新建一项服务的草稿',
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  body: v.object({ copyOf: v.nullable(recordId()) }),
  answer: ownOfferWithDraft,
  errors: ['NOT_FOUND', 'MARKET_PROVIDER_MISSING', 'MARKET_OFFERS_FULL'],
})

/** A service of the caller's organisation as it is being written, with what a review has said of it. */
export const getOwnOffer = endpoint({
  name: 'getOwnOffer',
  summary: '一项服务的草稿与审核意见',
  method: 'GET',
  path: onePath,
  access: 'user',
  params: inPath,
  answer: ownOfferWithDraft,
  errors: ['NOT_FOUND', 'MARKET_PROVIDER_MISSING'],
})

/** Saves the draft, only while `version` is the current one. What is published stays as it is until the draft is accepted. */
export const saveOffer = endpoint({
  name: 'saveOffer',
  summary: '保存服务的草稿',
  method: 'PUT',
  path: onePath,
  access: 'user',
  params: inPath,
  body: v.object({ version, draft: offerDraft }),
  answer: ownOffer,
  errors: ['NOT_FOUND', 'MARKET_PROVIDER_MISSING', 'MARKET_OFFER_CHANGED', 'MARKET_OFFER_STATE'],
})

/**
 * Hands a draft in for review, takes it back, throws away what was changed since it was published, or hides a published service from
 * buyers and shows it again. The same again with the version before answers as the first time.
 */
export const stepOffer = endpoint({
  name: 'stepOffer',
  summary: '提交审核、撤回、放弃修改、暂停或恢复一项服务',
  method: 'PUT',
  path: '/market/offer/{id}/step',
  access: 'user',
  params: inPath,
  body: v.object({ version, step: v.picklist(['submit', 'withdraw', 'discard', 'pause', 'resume']) }),
  answer: ownOfferWithDraft,
  errors: [
    'NOT_FOUND',
    'MARKET_PROVIDER_MISSING',
    'MARKET_OFFER_CHANGED',
    'MARKET_OFFER_STATE',
    'MARKET_OFFER_INCOMPLETE',
    'MARKET_PICTURE_UNKNOWN',
  ],
})

/** Deletes a service that was never published; one that is gone already is no error. */
export const deleteOffer = endpoint({
  name: 'deleteOffer',
  summary: '删除从未发布过的服务草稿',
  method: 'DELETE',
  path: onePath,
  access: 'user',
  params: inPath,
  answer: v.null(),
  errors: ['MARKET_PROVIDER_MISSING', 'MARKET_OFFER_STATE'],
})

/** The times in which the selected organisation does not work and that are not over, the first one first. */
export const listOwnAbsences = endpoint({
  name: 'listOwnAbsences',
  summary: '当前服务商的休假日历',
  method: 'GET',
  path: '/market/absence',
  access: 'user',
  answer: v.array(marketAbsence),
  errors: ['MARKET_PROVIDER_MISSING'],
})

const day = v.pipe(v.string(), v.isoDate())

/** Adds an absence. It counts for what is promised from now on; times that are promised already stay. */
export const addAbsence = endpoint({
  name: 'addAbsence',
  summary: '登记一段休假，对之后的承诺生效',
  method: 'POST',
  path: '/market/absence',
  access: 'user',
  body: v.object({ from: day, to: day }),
  answer: v.array(marketAbsence),
  errors: [
    'MARKET_PROVIDER_MISSING',
    'MARKET_ABSENCE_ORDER',
    'MARKET_ABSENCE_PAST',
    'MARKET_ABSENCE_TOO_LONG',
    'MARKET_ABSENCE_OVERLAPS',
    'MARKET_ABSENCES_FULL',
  ],
})

/** Takes an absence out of the calendar; one that has begun ends now. One that is gone already is no error. */
export const endAbsence = endpoint({
  name: 'endAbsence',
  summary: '取消一段休假；已经开始的，现在结束',
  method: 'DELETE',
  path: '/market/absence/{id}',
  access: 'user',
  params: inPath,
  answer: v.array(marketAbsence),
  errors: ['MARKET_PROVIDER_MISSING'],
})
