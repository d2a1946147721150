import { randomInt } from 'node:crypto'
import type { QuoteLine, QuoteRequest, ShipmentDetails, ShippingQuote } from '@chuhai/contract/logistics'
import { and, desc, eq } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { dateInShanghai } from '../../time/shanghai'
import { requireLine } from '../rates/quotes'
import { isOfCaller } from './ownership'
import { listSenders } from './senders'
import { beginRows, type ShipmentParts } from './steps'
import { type ShipmentRow, shipments } from './tables'

const randomDigits = 10

/** Returns a new number: the day, and random digits, which reveal neither the volume nor the next number. */
export const newShipmentNumber = (now: Date): string => {
  const random = String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')
  return `CY${dateInShanghai(now).replaceAll('-', '').slice(2)}${random}`
}

/** A line of a quote that takes the parcels. */
export interface Quoted {
  quote: ShippingQuote
  line: QuoteLine & { amount: number }
}

/** Returns the fields of a shipment from a line of a quote. */
export const quotedBy = ({ quote, line }: Quoted) => ({
  quoteNumber: quote.number,
  request: quote.request,
  quote: line,
  amount: line.amount,
  quotedAt: new Date(quote.askedAt),
  endsAt: new Date(quote.endsAt),
})

/** The trigger that enforces the limit of drafts. */
export const draftLimit = 'shipment_draft_limit'

/** Details with every field empty. */
export const emptyDetails: ShipmentDetails = {
  senderId: null,
  recipient: {
    name: '',
    company: '',
    street: '',
    streetMore: '',
    city: '',
    state: '',
    phone: '',
    mail: '',
    taxId: '',
  },
  goods: [],
  customs: { purpose: 'sale', schemeNumber: '' },
  warehouseId: '',
  collectOn: '',
  reference: '',
}

type Made = Pick<ShipmentRow, 'details' | 'sender'>

/** Returns the row of a new shipment of a caller. */
export const newShipment = (
  quoted: Quoted,
  made: Made,
  { userId, orgId, now }: Pick<UserCall, 'userId' | 'orgId' | 'now'>,
): ShipmentRow => ({
  number: newShipmentNumber(now),
  userId,
  orgId,
  ...quotedBy(quoted),
  ...made,
  choiceId: null,
  orderNumber: null,
  issues: 0,
  refunded: 0,
  step: 1,
  state: 'draft',
  createdAt: now,
  changedAt: now,
})

/** Returns the warehouse that the caller has brought goods to last, where it takes these as well; empty for none. */
const lastWarehouse = async (
  call: UserCall,
  goodsKind: QuoteRequest['goodsKind'],
  { listWarehouses }: Pick<ShipmentParts, 'listWarehouses'>,
): Promise<string> => {
  const [last] = await call.db
    .select({ details: shipments.details })
    .from(shipments)
    .where(and(eq(shipments.userId, call.userId), isOfCaller(call)))
    .orderBy(desc(shipments.createdAt))
    .limit(1)
  const places = last ? await listWarehouses(call.db) : []
  const place = places.find(({ id }) => id === last?.details.warehouseId)
  return place?.takes.includes(goodsKind) ? place.id : ''
}

/** Creates a shipment from a line of a quote, with the usual address of the sender and their last warehouse. */
export const createShipment = async (
  { quoteNumber, lineId }: { quoteNumber: string; lineId: number },
  call: UserCall,
  parts: Pick<ShipmentParts, 'listWarehouses'>,
): Promise<Effect<{ number: string }>> => {
  const { db, now } = call
  const quoted = await requireLine(db, { number: quoteNumber, lineId }, now)
  const { placedAs, goodsKind } = quoted.quote.request
  const [[usual = null], warehouseId] = await Promise.all([
    listSenders(call),
    placedAs === 'dropOff' ? lastWarehouse(call, goodsKind, parts) : '',
  ])
  const details = { ...emptyDetails, senderId: usual?.id ?? null, warehouseId }
  const shipment = newShipment(quoted, { details, sender: usual }, call)
  return {
    answer: { number: shipment.number },
    writes: beginRows(shipment, { actor: 'sender', at: now }),
    refusals: { [draftLimit]: new ApiError('SHIPMENT_DRAFTS_TOO_MANY') },
  }
}
