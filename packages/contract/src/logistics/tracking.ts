import * as v from 'valibot'
import { trackingNumberMax, trackingNumberMin } from '../constants'
import { cleanCode } from '../text'
import { words } from '../words'
import { lineCarrier } from './line'
import type { TrackingErrorCode } from './tracking-errors'
import { trackingCauses, trackingStatuses } from './tracking-status'

const code = (value: TrackingErrorCode): TrackingErrorCode => value

/** The number of a parcel, ours or that of its carrier: letters and digits, without what people write around and between them. */
export const trackingNumber = v.pipe(
  v.string(),
  v.transform(cleanCode),
  v.minLength(trackingNumberMin, code('TRACKING_NUMBER_INVALID')),
  v.maxLength(trackingNumberMax, code('TRACKING_NUMBER_INVALID')),
  v.regex(/^[A-Z0-9]*$/, code('TRACKING_NUMBER_INVALID')),
)

/** What has happened to a parcel, in our words: what carriers write may name people. */
export const trackingEvent = v.object({
  /** The moment. */
  at: v.string(),
  /** How many minutes the clocks at the place are ahead of UTC; null where the carrier does not say where it was. */
  offset: v.nullable(v.number()),
  /** What it makes of the parcel; null where it changes nothing, or where the carrier’s code is not known yet. */
  status: v.nullable(v.picklist(trackingStatuses)),
  text: words,
  cause: v.nullable(v.picklist(trackingCauses)),
  /** The town, never a street; empty where the carrier does not say. */
  place: v.string(),
  /** Two letters; null where the carrier does not say. */
  country: v.nullable(v.string()),
})
/** What has happened to a parcel. */
export type TrackingEvent = v.InferOutput<typeof trackingEvent>

/** A parcel as everybody who has its number sees it: nothing about people. */
export const trackedParcel = v.object({
  status: v.picklist(trackingStatuses),
  /** Who brings it. */
  carrier: lineCarrier,
  /** The number of the carrier, where the parcel was asked for by ours; null before there is one. */
  carrierNumber: v.nullable(v.string()),
  /** The country that it goes to, two letters; null where it is not known. */
  destination: v.nullable(v.string()),
  /** The days of Beijing between which it was promised; null where it was not. */
  promised: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** The last event first. */
  events: v.array(trackingEvent),
  /** For how many days there has been no news, where that is long enough to be said; null otherwise. */
  silentDays: v.nullable(v.number()),
  /** When the carrier was last heard; null before. */
  heardAt: v.nullable(v.string()),
})
/** A parcel as everybody who has its number sees it. */
export type TrackedParcel = v.InferOutput<typeof trackedParcel>

/** What is known under a number; `parcel` is null where nothing is. */
export const trackingResult = v.object({ number: v.string(), parcel: v.nullable(trackedParcel) })
/** What is known under a number. */
export type TrackingResult = v.InferOutput<typeof trackingResult>
