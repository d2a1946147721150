import {
  type Shipment,
  type ShipmentAction,
  type ShipmentCard,
  shipmentActions,
} from '@chuhai/contract/logistics'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findRefunds, noRefunds } from '../order/money'
import { findOrder, listHeld, presentCard } from '../order/records'
import { findAccounts } from '../user/service'
import { findLabels, presentLabel } from './labels'
import { findRulesOf, lacksOf, type Rules } from './lacks'
import { isOfCaller } from './ownership'
import { transitionOf } from './steps'
import { type ShipmentRow, type ShipmentStepRow, shipmentSteps, shipments } from './tables'

/** Missing details; none once there is a label. */
const saidToLack = (row: ShipmentRow, rules: Rules, now: Date) =>
  row.state === 'draft' || row.state === 'voided' ? lacksOf(row, rules, now) : []

/** The fields of a shipment for all who may read it. */
export const presentFacts = (row: ShipmentRow) => ({
  number: row.number,
  state: row.state,
  step: row.step,
  reference: row.details.reference,
  recipientName: row.details.recipient.name,
  country: row.request.destination.country,
  city: row.details.recipient.city,
  line: row.quote.name,
  carrier: row.quote.carrier,
  parcels: row.request.parcels.length,
  amount: row.amount,
  endsAt: row.endsAt.toISOString(),
  orderNumber: row.orderNumber,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** Resolves to the accounts of those who made the shipments, by user id. */
export const findMakers = (db: Db, rows: readonly ShipmentRow[]) =>
  findAccounts(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )

/** Shipments as lists show them. */
export const presentCards = async (rows: readonly ShipmentRow[], call: UserCall): Promise<ShipmentCard[]> => {
  const { db, userId, now } = call
  const [makers, rules, held] = await Promise.all([
    findMakers(db, rows),
    findRulesOf(db, rows, now),
    listHeld(db, userId, 'shipment', now),
  ])
  const orders = new Map(held.map(({ productId, number }) => [productId, number]))
  return rows.map((row) => ({
    ...presentFacts(row),
    problems: saidToLack(row, rules, now).length,
    orderNumber: row.orderNumber ?? (row.choiceId === null ? null : (orders.get(row.choiceId) ?? null)),
    maker: (row.userId !== null && makers.get(row.userId)?.userName) || '',
    isOwn: row.userId === userId,
  }))
}

/** Returns a shipment of the caller. Throws `NOT_FOUND`. */
export const requireShipment = async (number: string, call: UserCall): Promise<ShipmentRow> => {
  const [found] = await call.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.number, number), isOfCaller(call)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

/** Returns the history of a shipment, the oldest first. */
export const findSteps = (db: Db, number: string): Promise<ShipmentStepRow[]> =>
  db.select().from(shipmentSteps).where(eq(shipmentSteps.number, number)).orderBy(asc(shipmentSteps.step))

export const presentStep = ({ number: _, operator: _operator, at, ...step }: ShipmentStepRow) => ({
  ...step,
  at: at.toISOString(),
})

/** Returns the actions of the sender now; none while an order holds the shipment. */
const actionsOf = (row: ShipmentRow, isHeld: boolean): ShipmentAction[] =>
  shipmentActions.filter((action) => transitionOf(row, action, 'sender') !== null && !isHeld)

/** Returns the order of a shipment as its buyer sees it; null for others, who cannot read it. */
const findOwnOrder = async (
  number: string | null,
  { db, userId, now }: UserCall,
): Promise<Shipment['order']> => {
  const found = number === null ? null : await findOrder(db, number, now)
  if (!found || found.stored.userId !== userId) return null
  const refunds = (await findRefunds(db, [found.order.number])).get(found.order.number)
  const card = presentCard(found.order, refunds ?? noRefunds, now)
  return { number: card.number, state: card.state, amount: card.amount, payBefore: card.payBefore }
}

/** A shipment as its caller sees it. */
export const presentShipment = async (row: ShipmentRow, call: UserCall): Promise<Shipment> => {
  const { db, now } = call
  const [[card], steps, labels, rules] = await Promise.all([
    presentCards([row], call),
    findSteps(db, row.number),
    findLabels(db, [row.number]),
    findRulesOf(db, [row], now),
  ])
  if (!card) throw new Error('[chuhai] a shipment was not presented')
  const order = await findOwnOrder(card.orderNumber, call)
  return {
    ...card,
    quoteNumber: row.quoteNumber,
    request: row.request,
    quote: row.quote,
    details: row.details,
    sender: row.sender,
    rule: rules.get(row.request.destination.country) ?? null,
    lacks: saidToLack(row, rules, now),
    labels: labels.map(presentLabel),
    order,
    refunded: row.refunded,
    history: steps.map(presentStep),
    actions: actionsOf(row, row.state === 'draft' && card.orderNumber !== null),
    now: now.toISOString(),
  }
}
