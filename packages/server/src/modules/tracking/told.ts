import { type TrackingStatus, trackingStatusNames } from '@chuhai/contract/logistics'
import { writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { message } from '../../outbox/message'
import { parcelDelivered, parcelTrouble } from './messages'
import type { FindSender, MovedParcel, ParcelListener } from './source'

const troubles: ReadonlySet<TrackingStatus> = new Set([
  'onHold',
  'deliveryFailed',
  'readyForPickup',
  'returnToSender',
])

const toldOf = (
  { number, status, at, isOwn }: MovedParcel,
  sender: { userId: number; shipment: string },
  now: Date,
) => {
  if (isOwn) return []
  const about = { userId: sender.userId, once: `${number}:${status}:${at.toISOString()}` }
  const values = { number, shipment: sender.shipment }
  if (status === 'delivered') return tell(parcelDelivered, { ...about, values }, now)
  return troubles.has(status)
    ? tell(
        parcelTrouble,
        { ...about, values: { ...values, status: trackingStatusNames[status]['zh-CN'] } },
        now,
      )
    : []
}

/** Notifies the sender of what they have to know, and the webhook of every change. */
export const tellOfMoves =
  (findSender: FindSender): ParcelListener =>
  async (tx, moved, now) => {
    const { number, status, before, at } = moved
    const sender = await findSender(tx, number)
    const data = { number, shipment: sender?.shipment ?? null, status, before, at: at.toISOString() }
    const event = message({ type: 'parcel.moved', data }, now)
    await writeRows(tx, [event, ...(sender ? toldOf(moved, sender, now) : [])])
  }
