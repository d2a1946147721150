import * as v from 'valibot'
import { trackingNumberMax, trackingNumberMin } from '../constants'
import { cleanCode } from '../text'
import { words } from '../words'
import { lineCarrier } from './line'
import type { TrackingErrorCode } from './tracking-errors'
import { trackingCauses, trackingStatuses } from './tracking-status'

const code = (value: TrackingErrorCode): TrackingErrorCode => value

/** The number of a parcel, ours or the carrier's: letters and digits, without separators. */
export const trackingNumber = v.pipe(
  v.string(),
  v.transform(cleanCode),
  v.minLength(trackingNumberMin, code('TRACKING_NUMBER_INVALID')),
  v.maxLength(trackingNumberMax, code('TRACKING_NUMBER_INVALID')),
  v.regex(/^[A-Z0-9]*$/, code('TRACKING_NUMBER_INVALID')),
)

/** An event of a parcel, in our words: the carrier's may name people. */
export const trackingEvent = v.object({
  /** When it happened. */
  at: v.string(),
  /** Minutes by which local time is ahead of UTC; null where the carrier does not say where it was. */
  offset: v.nullable(v.number()),
  /** The new status; null where it changes nothing, or where the carrier’s code is unknown. */
  status: v.nullable(v.picklist(trackingStatuses)),
  text: words,
  cause: v.nullable(v.picklist(trackingCauses)),
  /** The town, never a street; empty where the carrier does not say. */
  place: v.string(),
  /** Two letters; null where the carrier does not say. */
  country: v.nullable(v.string()),
})
/** An event of a parcel. */
export type TrackingEvent = v.InferOutput<typeof trackingEvent>

/** A parcel as tracking shows it, without personal data. */
export const trackedParcel = v.object({
  status: v.picklist(trackingStatuses),
  /** The carrier. */
  carrier: lineCarrier,
  /** The carrier's number; null before there is one. */
  carrierNumber: v.nullable(v.string()),
  /** The country of destination, two letters; null where unknown. */
  destination: v.nullable(v.string()),
  /** The promised days of delivery, in Beijing; null where there are none. */
  promised: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** The newest first. */
  events: v.array(trackingEvent),
  /** Days without events, from `trackingSilentDays` on; null otherwise. */
  silentDays: v.nullable(v.number()),
  /** Last data from the carrier; null before the first. */
  heardAt: v.nullable(v.string()),
})
/** A parcel as tracking shows it, without personal data. */
export type TrackedParcel = v.InferOutput<typeof trackedParcel>

/** The result for a number; `parcel` is null where it is unknown. */
export const trackingResult = v.object({ number: v.string(), parcel: v.nullable(trackedParcel) })
/** The result for a number. */
export type TrackingResult = v.InferOutput<typeof trackingResult>
