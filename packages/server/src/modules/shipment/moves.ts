import type { ErrorCode } from '@chuhai/contract'
import type { SenderMove, Shipment, ShipmentDetails } from '@chuhai/contract/logistics'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { makeQuote, requireLine } from '../rates/quotes'
import { requireFree } from './choices'
import { quotedBy } from './create'
import { isOfCaller } from './ownership'
import { presentShipment } from './records'
import { findSender } from './senders'
import { type Change, type Refusal, type ShipmentParts, takeStep } from './steps'
import type { ShipmentRow } from './tables'

const codes: Record<Refusal | 'unknown', ErrorCode> = {
  unknown: 'NOT_FOUND',
  changed: 'SHIPMENT_CHANGED',
  incomplete: 'SHIPMENT_INCOMPLETE',
}

const requireTaken = (taken: ShipmentRow | Refusal | 'unknown'): ShipmentRow => {
  if (typeof taken === 'string') throw new ApiError(codes[taken])
  return taken
}

/** Throws for a warehouse that does not take the goods. */
const requireWarehouse = async (
  tx: Db,
  { request }: ShipmentRow,
  id: string,
  { listWarehouses }: ShipmentParts,
): Promise<void> => {
  if (id === '') return
  const place = (await listWarehouses(tx)).find((one) => one.id === id)
  if (!place?.takes.includes(request.goodsKind)) throw new ApiError('SHIPMENT_WAREHOUSE_UNKNOWN')
}

/** Saves the details of a shipment, and removes it from its choice of shipments to pay. */
export const saveShipment = async (
  { number, step, details }: { number: string; step: number; details: ShipmentDetails },
  call: UserCall,
  parts: ShipmentParts,
): Promise<Shipment> => {
  const change = async (tx: Db, shipment: ShipmentRow): Promise<Change> => {
    // Later its order is paid, and saving leaves the price as it is.
    if (shipment.state === 'draft') await requireFree(tx, shipment, call.now)
    await requireWarehouse(tx, shipment, details.warehouseId, parts)
    const { senderId } = details
    // A deleted address stays with the shipments that have it.
    const kept = shipment.sender?.id === senderId ? shipment.sender : null
    const sender = senderId === null ? null : ((await findSender(tx, senderId, call)) ?? kept)
    return { details: { ...details, senderId: sender?.id ?? null }, sender, choiceId: null }
  }
  const wanted = { number, step, action: 'save', isMine: isOfCaller(call), change } as const
  const taken = await takeStep(call.db, wanted, { actor: 'sender', at: call.now }, parts)
  return presentShipment(requireTaken(taken), call)
}

/** Quotes the same request again, at current prices on the same line. */
const requote = async (tx: Db, { request, quote }: ShipmentRow, now: Date): Promise<Change> => {
  const { number } = await makeQuote(tx, request, now)
  return { ...quotedBy(await requireLine(tx, { number, lineId: quote.lineId }, now)), choiceId: null }
}

/** Applies a transition of a sender. Throws where it is refused. */
export const moveShipment = async (
  { number, step, action, words }: { number: string; step: number; action: SenderMove; words: string },
  call: UserCall,
  parts: ShipmentParts,
): Promise<Shipment> => {
  const change = async (tx: Db, shipment: ShipmentRow): Promise<Change> => {
    if (shipment.state === 'draft') await requireFree(tx, shipment, call.now)
    return action === 'requote' ? requote(tx, shipment, call.now) : {}
  }
  const wanted = { number, step, action, isMine: isOfCaller(call), change } as const
  const taken = await takeStep(call.db, wanted, { actor: 'sender', at: call.now, words }, parts)
  return presentShipment(requireTaken(taken), call)
}
