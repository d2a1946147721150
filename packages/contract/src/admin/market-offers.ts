import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { recordId, rowId, wholeNumber } from '../fields'
import { offerDraft } from '../market/offer-draft'
import { offerStates } from '../market/offer-states'
import { ownOffer } from '../market/own-offer'
import { operatorText } from '../text-fields'

const managedProvider = v.object({
  orgId: v.string(),
  orgName: v.string(),
  /** The provider of the directory that the organisation acts for. */
  providerId: v.number(),
  providerName: v.string(),
  since: v.string(),
  by: v.string(),
  /** When the role was taken back; null while it is held. */
  endedAt: v.nullable(v.string()),
  offers: v.number(),
  published: v.number(),
})
/** An organisation that offers services, as operators see it. */
export type ManagedProvider = v.InferOutput<typeof managedProvider>

/** The organisations that offer services, or have offered some, in the order in which they were accepted. */
export const listMarketProviders = adminEndpoint({
  name: 'listMarketProviders',
  summary: '服务市场的服务商',
  role: 'agent',
  method: 'GET',
  path: '/admin/market/providers',
  answer: v.array(managedProvider),
})

/** What became of giving the role: the organisation or the provider is unknown, or one of them is bound to another already. */
export const providerOutcomes = ['given', 'unknownOrganisation', 'unknownProvider', 'bound'] as const
/** What became of giving the role. */
export type ProviderOutcome = (typeof providerOutcomes)[number]

const ofOrganisation = v.object({ orgId: recordId() })

/** Lets an organisation offer services as a provider of the directory, and tells its owners. Given again, it goes on as before. */
export const giveProviderRole = adminEndpoint({
  name: 'giveProviderRole',
  summary: '让一个主体以服务商的身份提供服务',
  role: 'admin',
  method: 'PUT',
  path: '/admin/market/providers/{orgId}',
  params: ofOrganisation,
  body: v.object({ providerId: rowId() }),
  answer: v.picklist(providerOutcomes),
})

/** Takes the role back: what the organisation offers is hidden, and orders that are under way go on. Answers whether it held one. */
export const takeProviderRole = adminEndpoint({
  name: 'takeProviderRole',
  summary: '收回服务商身份，下架它的服务',
  role: 'admin',
  method: 'DELETE',
  path: '/admin/market/providers/{orgId}',
  params: ofOrganisation,
  answer: v.boolean(),
})

const managedOffer = v.object({
  ...ownOffer.entries,
  orgId: v.string(),
  orgName: v.string(),
  providerName: v.string(),
  /** The operator who has decided last; empty before. */
  by: v.string(),
})
/** A service that a provider offers, as operators see it. */
export type ManagedOffer = v.InferOutput<typeof managedOffer>

const managedOfferWithDraft = v.object({
  ...managedOffer.entries,
  draft: offerDraft,
  /** What buyers see now; null before the first publication. */
  published: v.nullable(offerDraft),
})
/** A service that a provider offers with its draft, and what of it is published. */
export type ManagedOfferWithDraft = v.InferOutput<typeof managedOfferWithDraft>

/** Services of providers in a stable order, after the last one of the page before. */
export const listManagedOffers = adminEndpoint({
  name: 'listManagedOffers',
  summary: '服务商的服务',
  role: 'agent',
  method: 'GET',
  path: '/admin/market/offers',
  query: v.object({
    state: v.optional(v.picklist(offerStates)),
    after: v.optional(recordId()),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedOffer),
})

const offerInPath = v.object({ id: recordId() })

/** A service with its draft; null where the id is unknown. */
export const getManagedOffer = adminEndpoint({
  name: 'getManagedOffer',
  summary: '一项服务的草稿与已发布的内容',
  role: 'agent',
  method: 'GET',
  path: '/admin/market/offers/{id}',
  params: offerInPath,
  answer: v.nullable(managedOfferWithDraft),
})

/** Characters of why a service is returned, of what is said of one of its parts too. */
export const offerReasonMax = 200

const hasKnownFields = (fields: Record<string, string>) =>
  Object.keys(fields).every((name) => Object.hasOwn(offerDraft.entries, name))

const decision = v.variant('action', [
  v.object({ action: v.literal('accept') }),
  v.object({
    action: v.literal('return'),
    reason: operatorText(offerReasonMax),
    /** By the names of parts. */
    fields: v.pipe(v.record(v.string(), operatorText(offerReasonMax)), v.check(hasKnownFields)),
  }),
])
/** What is decided about a service: it is published as it was handed in, or returned with reasons. */
export type OfferDecision = v.InferOutput<typeof decision>

/** Decides about a service and tells its provider, only while `version` is the current one. */
export const decideOffer = adminEndpoint({
  name: 'decideOffer',
  summary: '审核一项服务：发布或退回',
  role: 'agent',
  method: 'PUT',
  path: '/admin/market/offers/{id}/decision',
  params: offerInPath,
  body: v.object({ version: wholeNumber(1, 1_000_000), decision }),
  answer: managedOffer,
  errors: ['MARKET_OFFER_CHANGED', 'MARKET_OFFER_STATE', 'MARKET_PROVIDER_MISSING'],
})
