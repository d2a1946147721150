import {
  type Shipment,
  type ShipmentAction,
  type ShipmentCard,
  type ShipmentProblem,
  type ShipmentState,
  shipmentActions,
  shipmentProblems,
} from '@chuhai/contract/logistics'
import { and, asc, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { dateInShanghai } from '../../time/shanghai'
import { findRules } from '../customs/rules'
import { findRefunds, noRefunds } from '../order/money'
import { findOrder, listHeld, presentCard } from '../order/records'
import { findAccounts } from '../user/service'
import { findLabels, presentLabel } from './labels'
import { isOfCaller } from './ownership'
import { transitionOf } from './steps'
import { type ShipmentRow, type ShipmentStepRow, shipmentSteps, shipments } from './tables'

type Rules = Awaited<ReturnType<typeof findRules>>

const findRulesOf = (db: Db, rows: readonly ShipmentRow[], now: Date): Promise<Rules> =>
  findRules(
    db,
    rows.map(({ request }) => request.destination.country),
    now,
  )

/** What the label of a shipment lacks; nothing once it has one. */
const lacksOf = (
  { state, request, details, sender }: ShipmentRow,
  rules: Rules,
  now: Date,
): ShipmentProblem[] =>
  state === 'draft' || state === 'voided'
    ? shipmentProblems({
        request,
        details: { ...details, senderId: sender && details.senderId },
        rule: rules.get(request.destination.country) ?? null,
        today: dateInShanghai(now),
      })
    : []

/** What everybody who may read a shipment sees of it. */
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

/** Returns the names of who has made some shipments. */
export const findMakers = (db: Db, rows: readonly ShipmentRow[]) =>
  findAccounts(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )

const presentCards = async (rows: readonly ShipmentRow[], call: UserCall): Promise<ShipmentCard[]> => {
  const { db, userId, now } = call
  const [makers, rules, held] = await Promise.all([
    findMakers(db, rows),
    findRulesOf(db, rows, now),
    listHeld(db, userId, 'shipment', now),
  ])
  const orders = new Map(held.map(({ productId, number }) => [productId, number]))
  return rows.map((row) => ({
    ...presentFacts(row),
    problems: lacksOf(row, rules, now).length,
    orderNumber: row.orderNumber ?? (row.choiceId === null ? null : (orders.get(row.choiceId) ?? null)),
    maker: (row.userId !== null && makers.get(row.userId)?.userName) || '',
    isOwn: row.userId === userId,
  }))
}

interface ShipmentPage {
  states?: ShipmentState[] | undefined
  word: string
  page: number
  rows: number
}

const matches = (word: string) => {
  const within = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(shipments.number, within),
    sql`${shipments.details} ->> 'reference' ilike ${within}`,
    sql`${shipments.details} -> 'recipient' ->> 'name' ilike ${within}`,
  )
}

/** The shipments of the caller, the last changed first; discarded ones where they are asked for. */
export const listShipments = async ({ states, word, page, rows }: ShipmentPage, call: UserCall) => {
  const { db } = call
  const where = and(
    isOfCaller(call),
    states && states.length > 0 ? inArray(shipments.state, states) : ne(shipments.state, 'discarded'),
    word === '' ? undefined : matches(word),
  )
  const [found, total] = await Promise.all([
    db
      .select()
      .from(shipments)
      .where(where)
      .orderBy(desc(shipments.changedAt), asc(shipments.number))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(shipments, where),
  ])
  return { list: await presentCards(found, call), total, page, rows }
}

/** Returns a shipment of the caller; throws where there is none. */
export const requireShipment = async (number: string, call: UserCall): Promise<ShipmentRow> => {
  const [found] = await call.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.number, number), isOfCaller(call)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

/** Returns the steps of a shipment, the first first. */
export const findSteps = (db: Db, number: string): Promise<ShipmentStepRow[]> =>
  db.select().from(shipmentSteps).where(eq(shipmentSteps.number, number)).orderBy(asc(shipmentSteps.step))

export const presentStep = ({ number: _, operator: _operator, at, ...step }: ShipmentStepRow) => ({
  ...step,
  at: at.toISOString(),
})

/** What a sender can do now; steps that other calls take are none of them. */
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
    lacks: lacksOf(row, rules, now),
    labels: labels.map(presentLabel),
    order,
    refunded: row.refunded,
    history: steps.map(presentStep),
    actions: actionsOf(row, row.state === 'draft' && card.orderNumber !== null),
    now: now.toISOString(),
  }
}
