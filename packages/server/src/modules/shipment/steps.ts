import type { ShipmentAction, ShipmentActor, WarehouseCard } from '@chuhai/contract/logistics'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, write, writeRows } from '../../database/write-rows'
import type { Carriage } from './carriage'
import { issuesMax, labelRows, lockLabelled, voidLabels } from './labels'
import { areComplete } from './lacks'
import { completeIfOver, giveBack } from './refunds'
import { type ShipmentRow, type ShipmentStepRow, shipmentSteps, shipments } from './tables'
import { toldOf } from './told'
import { endStates, type Transition, transitions } from './transitions'

/** A warehouse that goods are brought to. */
type Place = Pick<WarehouseCard, 'id' | 'name' | 'takes'>

/** Dependencies of shipments on other modules: carriage, and the list of warehouses. */
export interface ShipmentParts {
  carriage: Carriage
  listWarehouses(db: Db): Promise<readonly Place[]>
}

/** Actor, time and words of a transition. */
export interface Note {
  actor: ShipmentActor
  at: Date
  words?: string
  /** The name of the operator. */
  operator?: string
}

/** Reasons to refuse a transition: the shipment has changed, or details are missing. */
export type Refusal = 'changed' | 'incomplete'

/** Fields that a transition changes beside the state. */
export type Change = Partial<
  Pick<
    ShipmentRow,
    | 'details'
    | 'sender'
    | 'choiceId'
    | 'orderNumber'
    | 'quoteNumber'
    | 'quote'
    | 'amount'
    | 'quotedAt'
    | 'endsAt'
  >
>

/** Returns the transition of an action; null where there is none for this actor now. */
export const transitionOf = (
  { state, issues }: Pick<ShipmentRow, 'state' | 'issues'>,
  action: ShipmentAction,
  actor: ShipmentActor,
): Transition | null => {
  const transition = transitions[state][action]
  if (!transition?.by.includes(actor)) return null
  return transition.labels === 'made' && issues >= issuesMax ? null : transition
}

const stepRow = (
  { number, step, state }: ShipmentRow,
  action: ShipmentAction,
  note: Note,
): ShipmentStepRow => ({
  number,
  step,
  action,
  state,
  by: note.actor,
  operator: note.operator ?? '',
  words: note.words ?? '',
  at: note.at,
})

/** The rows of a new shipment, with the start of its history. */
export const beginRows = (shipment: ShipmentRow, note: Note): Write[] => [
  write(shipments, shipment),
  write(shipmentSteps, stepRow(shipment, 'create', note)),
]

/** Writes a transition of a locked row: the shipment, its history, labels, messages and refunds. */
export const writeStep = async (
  tx: Db,
  shipment: ShipmentRow,
  { action, transition, change = {} }: { action: ShipmentAction; transition: Transition; change?: Change },
  note: Note,
  { carriage }: Pick<ShipmentParts, 'carriage'>,
): Promise<ShipmentRow> => {
  const isMade = transition.labels === 'made'
  const [changed] = await tx
    .update(shipments)
    .set({
      ...change,
      state: transition.to,
      step: shipment.step + 1,
      issues: shipment.issues + (isMade ? 1 : 0),
      refunded: transition.refunds ? shipment.amount : shipment.refunded,
      changedAt: note.at,
    })
    .where(and(eq(shipments.number, shipment.number), eq(shipments.step, shipment.step)))
    .returning()
  if (!changed) throw new Error(`[chuhai] shipment ${shipment.number} was changed under its lock`)
  const step = stepRow(changed, action, note)
  const labels = isMade ? labelRows(changed, carriage, note.at) : []
  await writeRows(tx, [write(shipmentSteps, step), ...labels, ...toldOf(changed, step)])
  if (transition.labels === 'voided') await voidLabels(tx, shipment.number, carriage, note.at)
  const { orderNumber, refunded } = changed
  if (orderNumber === null) return changed
  if (transition.refunds) {
    const part = {
      amount: refunded - shipment.refunded,
      reason: step.words || (transition.to === 'returned' ? '包裹已退回' : '运单已取消'),
      by: step.operator,
    }
    await giveBack(tx, orderNumber, part, note.at)
  }
  if (endStates.includes(transition.to)) await completeIfOver(tx, orderNumber, note.at)
  return changed
}

/** Actions that void labels in some state; for a return by a warehouse, the parcels are locked already. */
const voiding: readonly ShipmentAction[] = ['voidLabel', 'cancel']

interface Wanted {
  number: string
  /** The expected current step (optimistic lock); undefined for warehouses and carriers. */
  step?: number
  action: ShipmentAction
  /** Condition on the owner; undefined for operators, warehouses and carriers. */
  isMine?: SQL | undefined
  /** Returns the fields that change beside the state, of the locked row. */
  change?: (tx: Db, shipment: ShipmentRow) => Promise<Change>
}

/**
 * Applies a transition in one database transaction; of simultaneous ones one succeeds. Resolves to the shipment, to the reason of a
 * refusal, or to `unknown` where the caller has no such shipment.
 */
export const takeStep = (
  db: Db,
  { number, step, action, isMine, change }: Wanted,
  note: Note,
  parts: Pick<ShipmentParts, 'carriage'>,
): Promise<ShipmentRow | Refusal | 'unknown'> =>
  db.transaction(async (tx) => {
    if (voiding.includes(action)) await lockLabelled(tx, number, parts.carriage)
    const [shipment] = await tx
      .select()
      .from(shipments)
      .where(and(eq(shipments.number, number), isMine))
      .for('update')
    if (!shipment) return 'unknown'
    if (step !== undefined && shipment.step !== step) return 'changed'
    const transition = transitionOf(shipment, action, note.actor)
    if (!transition) return 'changed'
    if (transition.needs === 'complete' && !(await areComplete(tx, [shipment], note.at))) return 'incomplete'
    return writeStep(
      tx,
      shipment,
      { action, transition, change: (await change?.(tx, shipment)) ?? {} },
      note,
      parts,
    )
  })
