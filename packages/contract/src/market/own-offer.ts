import * as v from 'valibot'
import { offerDraft } from './offer-draft'
import { offerStates } from './offer-states'

/** What is said of parts of a service by a review, by the name of the part. */
const fields = v.record(v.string(), v.string())

/** A service that the selected organisation offers, as its list shows it. */
export const ownOffer = v.object({
  id: v.string(),
  /** Grows with every change. */
  version: v.number(),
  state: v.picklist(offerStates),
  /** That of the draft; empty before it is written. */
  title: v.string(),
  /** The price of the cheapest package in fen; null before one has a price. */
  priceFrom: v.nullable(v.number()),
  /** The id that buyers see it under; null before it is published. */
  serviceId: v.nullable(v.number()),
  /** Whether it is hidden from buyers for now. */
  isPaused: v.boolean(),
  changedAt: v.string(),
  submittedAt: v.nullable(v.string()),
  publishedAt: v.nullable(v.string()),
  /** Why it was returned; null otherwise. */
  reason: v.nullable(v.string()),
  fields,
})
/** A service that the selected organisation offers. */
export type OwnOffer = v.InferOutput<typeof ownOffer>

/** The same with its draft. */
export const ownOfferWithDraft = v.object({ ...ownOffer.entries, draft: offerDraft })
/** A service that the selected organisation offers, with its draft. */
export type OwnOfferWithDraft = v.InferOutput<typeof ownOfferWithDraft>

/** The provider that the selected organisation acts for. */
export const ownProvider = v.object({
  /** Its id in the directory of service providers. */
  id: v.number(),
  name: v.string(),
  since: v.string(),
})
/** The provider that the selected organisation acts for. */
export type OwnProvider = v.InferOutput<typeof ownProvider>

/** A time in which a provider does not work: no promise is counted in it. Days of Beijing, both included. */
export const marketAbsence = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  hasBegun: v.boolean(),
})
/** A time in which a provider does not work. */
export type MarketAbsence = v.InferOutput<typeof marketAbsence>
