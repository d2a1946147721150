import { isDeepStrictEqual } from 'node:util'
import type { Parcel } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { violatedConstraint } from '../../../database/errors'
import { ApiError } from '../../../http/api-error'
import type { Uploads } from '../../../uploads/uploads'
import { lockParcels } from '../../tracking/keep'
import { requireWarehouse } from '../warehouses'
import type { WeighingParts } from './parts'
import { storePicture } from './pictures'
import { settle } from './settle'
import { type ExpectedShipment, findShipment } from './shipment-source'
import { findParcels, lockWeighing, type Note, takeStep, trackStep } from './steps'
import { type WeighingRow, weighedParcels, weighingSteps, weighings } from './tables'
import { transitions } from './transitions'

interface Received {
  /** On its label. */
  parcel: string
  warehouse: string
  measured: Parcel
  /** In Base64. */
  picture: string
  by: string
}

/** Returns the shipment of a parcel. Throws where the parcel is unknown, or not expected in a warehouse. */
const requireExpected = async (
  db: Db,
  { shipments }: WeighingParts,
  parcel: string,
): Promise<ExpectedShipment & { userId: number }> => {
  const found = await findShipment(shipments, (source) => source.findByParcel(db, parcel))
  if (!found) throw new ApiError('WEIGHING_PARCEL_UNKNOWN')
  const { userId } = found
  if (!found.isExpected || userId === null) throw new ApiError('WEIGHING_PARCEL_UNPAID')
  return { ...found, userId }
}

const begun = transitions.none.receive?.to ?? 'weighed'

/** Creates a weighing with the first parcel of a shipment; the other parcels are stored without measures. */
const begin = async (
  tx: Db,
  parts: WeighingParts,
  { number, request, line, quotedAt, parcels }: ExpectedShipment,
  { warehouse, by }: Received,
  at: Date,
): Promise<WeighingRow> => {
  const [row] = await tx
    .insert(weighings)
    .values({
      number,
      warehouseId: warehouse,
      state: begun,
      version: 1,
      terms: { request, line, quotedAt: quotedAt.toISOString() },
      impossible: [],
      createdAt: at,
      changedAt: at,
    })
    .returning()
  if (!row) throw new Error('[chuhai] a weighing was not begun')
  await tx
    .insert(weighedParcels)
    .values(parcels.map((parcel, place) => ({ ...parcel, shipment: number, place })))
  const step = { number, version: 1, action: 'receive', state: begun, by: 'operator' } as const
  await tx.insert(weighingSteps).values({ ...step, operator: by, words: '', at })
  for (const source of parts.shipments)
    await source.note(tx, { number, action: 'receive', words: '', by }, at)
  return row
}

/** Receives a further parcel, or corrects one that has measures. Throws `WEIGHING_STATE` once money has moved. */
const measureAgain = async (
  tx: Db,
  parts: WeighingParts,
  weighing: WeighingRow,
  isMeasured: boolean,
  note: Note,
): Promise<WeighingRow> => {
  if (weighing.state === 'cleared' && weighing.difference !== 0) throw new ApiError('WEIGHING_STATE')
  const nothing = { after: null, impossible: [], difference: null }
  return takeStep(tx, parts, weighing, isMeasured ? 'correct' : 'receive', note, nothing)
}

const write = async (
  tx: Db,
  parts: WeighingParts,
  { number, parcels }: ExpectedShipment,
  received: Received & { path: string },
  at: Date,
): Promise<WeighingRow> => {
  const { parcel, warehouse, measured, path, by } = received
  const note = { actor: 'operator', at, operator: by } as const
  const stored = await lockWeighing(tx, number)
  await lockParcels(
    tx,
    parcels.map((one) => one.number),
  )
  // Checked again under the lock: the sender may have voided the label while the picture was stored.
  const shipment = await requireExpected(tx, parts, parcel)
  if (stored && stored.warehouseId !== warehouse) throw new ApiError('WEIGHING_OTHER_WAREHOUSE')
  const known = (await findParcels(tx, number)).find((one) => one.number === parcel)
  if (stored && known?.measured && isDeepStrictEqual(known.measured, measured)) return stored
  const weighing = stored
    ? await measureAgain(tx, parts, stored, Boolean(known?.measured), note)
    : await begin(tx, parts, shipment, received, at)
  await tx
    .update(weighedParcels)
    .set({ measured, measuredAt: at, picture: path })
    .where(eq(weighedParcels.number, parcel))
  await trackStep(tx, parts, { parcels: [parcel], step: 'received', warehouseId: warehouse }, at)
  return settle(tx, parts, weighing, note)
}

/**
 * Receives a parcel with its measures, and settles the difference with the last one of its shipment, in one transaction. The same measures
 * again change nothing.
 */
export const receiveParcel = async (
  db: Db,
  { parts, uploads }: { parts: WeighingParts; uploads: Pick<Uploads, 'store' | 'redraw'> },
  received: Received,
  now: Date,
): Promise<WeighingRow> => {
  await requireWarehouse(db, received.warehouse)
  const shipment = await requireExpected(db, parts, received.parcel)
  const path = await storePicture(uploads, received.picture, { db, now, userId: shipment.userId })
  try {
    return await db.transaction((tx) => write(tx, parts, shipment, { ...received, path }, now))
  } catch (error) {
    // Another operator has received the first parcel at the same time.
    throw violatedConstraint(error) === 'weighing_pkey' ? new ApiError('WEIGHING_CHANGED') : error
  }
}
