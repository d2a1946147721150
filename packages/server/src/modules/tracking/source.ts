import type { TrackingStatus } from '@chuhai/contract/logistics'
import type { Db } from '../../database/db'
import type { EventTime } from './timeline/event-time'

/** An event of a carrier; `raw` is the data it has sent. */
export interface HeardEvent {
  code: string
  time: EventTime
  place: string
  country: string | null
  raw: unknown
}

/** Events of a carrier for one of its numbers. */
export interface HeardParcel {
  carrierNumber: string
  events: readonly HeardEvent[]
}

/** A parcel as its source identifies it. */
export interface AskedParcel {
  carrierNumber: string
  /** The key of the line's carrier. */
  carrier: string
}

/** A source of events, implemented by the module of carriers. */
export interface TrackingSource {
  key: string
  /** The most parcels of one request. */
  batch: number
  /** Returns the events of parcels, in any order; unknown parcels are left out. */
  track(parcels: readonly AskedParcel[]): Promise<readonly HeardParcel[]>
}

/** A parcel whose status has changed. */
export interface MovedParcel {
  number: string
  status: TrackingStatus
  before: TrackingStatus
  /** When it happened. */
  at: Date
  /** Whether it follows from events of our own, whose module notifies the sender in its own words. */
  isOwn: boolean
}

/** Called in the transaction of every change of a status. */
export type ParcelListener = (tx: Db, moved: MovedParcel, now: Date) => Promise<void>

/** Resolves to the sender of a parcel and their shipment; null if it is unknown or its sender was erased. */
export type FindSender = (db: Db, number: string) => Promise<{ userId: number; shipment: string } | null>
