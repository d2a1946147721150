import type { TrackingStatus } from '@chuhai/contract/logistics'
import type { Db } from '../../database/db'
import type { EventTime } from './timeline/event-time'

/** An event as a carrier tells it; `raw` is what it has sent. */
export interface HeardEvent {
  code: string
  time: EventTime
  place: string
  country: string | null
  raw: unknown
}

/** What a carrier says of one of its numbers. */
export interface HeardParcel {
  carrierNumber: string
  events: readonly HeardEvent[]
}

/** Names a parcel to who is asked about it. */
export interface AskedParcel {
  carrierNumber: string
  /** The key of the line's carrier. */
  carrier: string
}

/** Who can be asked about parcels; the module of carriers has them. */
export interface TrackingSource {
  key: string
  /** How many parcels it takes at a time. */
  batch: number
  /** Returns what it knows of some parcels, in any order; those that it does not know are left out. */
  track(parcels: readonly AskedParcel[]): Promise<readonly HeardParcel[]>
}

/** A parcel whose status has changed. */
export interface MovedParcel {
  number: string
  status: TrackingStatus
  before: TrackingStatus
  /** When it happened. */
  at: Date
  /** Whether it is a step of ours, which whoever takes it tells in its own words. */
  isOwn: boolean
}

/** Is told in the transaction of every change of a status; a module that has something to do adds itself to the list. */
export type ParcelListener = (tx: Db, moved: MovedParcel, now: Date) => Promise<void>

/** Who sends a parcel, and with which shipment; null where nobody does any more. */
export type FindSender = (db: Db, number: string) => Promise<{ userId: number; shipment: string } | null>
