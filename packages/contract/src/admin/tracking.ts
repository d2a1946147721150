import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { trackingNumber } from '../logistics/tracking'
import { trackingStatuses } from '../logistics/tracking-status'

const managedEvent = v.object({
  /** When it happened, and when we received it. */
  at: v.string(),
  heardAt: v.string(),
  code: v.string(),
  /** Null where the code is not known. */
  status: v.nullable(v.picklist(trackingStatuses)),
  place: v.string(),
  /** The carrier's raw data; it may name people. */
  raw: v.string(),
})
/** An event of a carrier, as operators see it. */
export type ManagedTrackingEvent = v.InferOutput<typeof managedEvent>

const followedParcel = v.object({
  /** Our number. */
  number: v.string(),
  carrierKey: v.string(),
  carrier: v.string(),
  /** The carrier's number. */
  carrierNumber: v.string(),
  status: v.picklist(trackingStatuses),
  /** Time of the last event; null before the first. */
  lastEventAt: v.nullable(v.string()),
  /** Last data from the carrier; null before the first. */
  heardAt: v.nullable(v.string()),
  /** Error of the last request to the carrier; null if it succeeded. */
  error: v.nullable(v.string()),
  since: v.string(),
})
/** A followed parcel, as operators see it. */
export type FollowedParcel = v.InferOutput<typeof followedParcel>

const followedParcelWithEvents = v.object({
  ...followedParcel.entries,
  /** The oldest first. */
  events: v.array(managedEvent),
})
/** A followed parcel with all events of its carrier. */
export type FollowedParcelWithEvents = v.InferOutput<typeof followedParcelWithEvents>

/** Followed parcels in the order of their numbers, after the last one of the page before. */
export const listFollowedParcels = adminEndpoint({
  name: 'listFollowedParcels',
  summary: '正在跟踪的包裹',
  role: 'agent',
  method: 'GET',
  path: '/admin/tracking/parcels',
  query: v.object({
    status: v.optional(v.picklist(trackingStatuses)),
    /** `1` for parcels under way without events for `trackingSilentDays`. */
    silent: v.optional(v.picklist(['1'])),
    after: v.optional(trackingNumber),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(followedParcel),
})

const parcelInPath = v.object({ number: trackingNumber })

/** A parcel with all events of its carrier, by our number or the carrier's; null where neither is known. */
export const getFollowedParcel = adminEndpoint({
  name: 'getFollowedParcel',
  summary: '一个包裹的原始轨迹',
  role: 'agent',
  method: 'GET',
  path: '/admin/tracking/parcels/{number}',
  params: parcelInPath,
  answer: v.nullable(followedParcelWithEvents),
})

const unknownCode = v.object({
  carrierKey: v.string(),
  code: v.string(),
  /** The carrier's latest raw data with this code; it may name people. */
  sample: v.string(),
  events: v.number(),
  parcels: v.number(),
  lastAt: v.string(),
})
/** A code of a carrier that `content/trackingCode` does not know. */
export type UnknownTrackingCode = v.InferOutput<typeof unknownCode>

/** Codes that no line of `content/trackingCode` explains, those of most parcels first. */
export const listUnknownTrackingCodes = adminEndpoint({
  name: 'listUnknownTrackingCodes',
  summary: '尚未识别的轨迹代码',
  role: 'agent',
  method: 'GET',
  path: '/admin/tracking/unknownCodes',
  answer: v.array(unknownCode),
})
