import type { FollowedParcel, FollowedParcelWithEvents, UnknownTrackingCode } from '@chuhai/contract/admin'
import type { TrackingStatus } from '@chuhai/contract/logistics'
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  max,
  ne,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { explainEvents, ownCarrier } from './keep'
import { isQuietSince, isSilent } from './silence'
import { type TrackedRow, trackedParcels, trackingCodes, trackingEvents } from './tables'

const present = (parcel: TrackedRow): FollowedParcel => ({
  number: parcel.number,
  carrierKey: parcel.carrierKey,
  carrier: parcel.carrier.name['zh-CN'],
  carrierNumber: parcel.carrierNumber ?? '',
  status: parcel.status,
  lastEventAt: parcel.lastEventAt?.toISOString() ?? null,
  heardAt: parcel.heardAt?.toISOString() ?? null,
  error: parcel.lastError,
  since: parcel.since.toISOString(),
})

interface ParcelPage {
  status?: TrackingStatus | undefined
  silent?: '1' | undefined
  /** The last parcel of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists parcels by page, in the order of their numbers. */
export const listFollowed = async (
  db: Db,
  { status, silent, after, rows }: ParcelPage,
  now: Date,
): Promise<FollowedParcel[]> => {
  const { number } = trackedParcels
  const found = await db
    .select()
    .from(trackedParcels)
    .where(
      and(
        status && eq(trackedParcels.status, status),
        silent && isSilent(now),
        after === undefined ? undefined : gt(number, after),
      ),
    )
    .orderBy(asc(number))
    .limit(rows)
  return found.map(present)
}

/** Returns a parcel with all its events, by either number; null where it is not followed. */
export const findFollowed = async (db: Db, asked: string): Promise<FollowedParcelWithEvents | null> => {
  const { number, carrierNumber } = trackedParcels
  const [parcel] = await db
    .select()
    .from(trackedParcels)
    .where(or(eq(number, asked), eq(carrierNumber, asked)))
    .orderBy(desc(eq(number, asked)))
    .limit(1)
  if (!parcel) return null
  const rows = await db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.number, parcel.number))
    .orderBy(asc(trackingEvents.at), asc(trackingEvents.id))
  const events = (await explainEvents(db, rows)).map(({ at, heardAt, code, status, place, raw }) => ({
    at: at.toISOString(),
    heardAt: heardAt.toISOString(),
    code,
    status,
    place,
    raw: raw === null ? '' : JSON.stringify(raw),
  }))
  return { ...present(parcel), events }
}

/** Lists codes without an explanation, those of most parcels first. */
export const listUnknownCodes = async (db: Db): Promise<UnknownTrackingCode[]> => {
  const { carrier, code, number, at, raw } = trackingEvents
  const parcels = countDistinct(number)
  const rows = await db
    .select({
      carrierKey: carrier,
      code,
      sample: sql<string | null>`(array_agg(${raw} order by ${at} desc))[1]::text`,
      events: count(),
      parcels,
      lastAt: max(at),
    })
    .from(trackingEvents)
    .leftJoin(trackingCodes, and(eq(trackingCodes.carrier, carrier), eq(trackingCodes.code, code)))
    .where(and(isNull(trackingCodes.code), ne(carrier, ownCarrier)))
    .groupBy(carrier, code)
    .orderBy(desc(parcels), asc(carrier), asc(code))
  return rows.map(({ sample, lastAt, ...row }) => ({
    ...row,
    sample: sample ?? '',
    lastAt: lastAt?.toISOString() ?? '',
  }))
}

/** Deletes parcels without events since a given time, with their events. */
export const deleteOldParcels = async (db: Db, before: Date): Promise<void> => {
  await deleteInBatches(db, trackedParcels, isQuietSince(before))
}

/** Erases the raw data of carriers, which may name recipients; meanings stay. */
export const forgetWords = async (db: Db, numbers: SQLWrapper): Promise<void> => {
  await db.update(trackingEvents).set({ raw: null }).where(inArray(trackingEvents.number, numbers))
}
