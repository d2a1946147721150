import type { DealAction, DealActor, DealFile } from '@chuhai/contract/market'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { write, writeRows } from '../../../database/write-rows'
import { ledgerRows } from '../../ledger/rows'
import { completeOrder, returnAll } from '../../order/close'
import { membersWith } from '../../organisation/membership'
import { instantsOf, reminderMs } from './clocks'
import { type DealRow, type DealStepRow, marketDealSteps, marketDeals } from './tables'
import { toldOf } from './told'
import { type Transition, transitions } from './transitions'

/** Actor, time and words of a transition. */
export interface Note {
  actor: DealActor
  at: Date
  words?: string
  files?: DealFile[]
  /** What the buyer gives of what was asked for. */
  brief?: string[]
  /** The operator, and what goes back by their decision, in fen. */
  operator?: string
  refund?: number
}

/** Reasons to refuse a transition: the deal has changed, or something is missing. */
export type Refusal = 'changed' | 'brief' | 'revision'

const isDue = ({ endsAt }: DealRow, { actor, at }: Note): boolean =>
  actor === 'time' ? endsAt !== null && endsAt <= at : actor === 'operator' || endsAt === null || endsAt > at

/** Whether the buyer has given what the service needs, or it needs nothing. */
export const isBriefed = ({ brief, terms }: DealRow): boolean => brief !== null || terms.asksFor.length === 0

const missing = ({ needs }: Transition, deal: DealRow): Refusal | null => {
  if (needs === 'brief' && !isBriefed(deal)) return 'brief'
  if (needs === 'noBrief' && isBriefed(deal)) return 'changed'
  return needs === 'revision' && deal.revisionsLeft === 0 ? 'revision' : null
}

/** Returns the transition of an action, or why there is none. */
export const transitionOf = (deal: DealRow, action: DealAction, note: Note): Transition | Refusal => {
  const transition = transitions[deal.state][action]
  if (!transition?.by.includes(note.actor) || !isDue(deal, note)) return 'changed'
  return missing(transition, deal) ?? transition
}

const refundOf = ({ refunds }: Transition, { amount, refund }: DealRow, note: Note): number | null => {
  if (refunds === 'all') return amount
  return refunds === 'decided' ? (note.refund ?? 0) : refund
}

interface Step {
  action: DealAction
  transition: Transition
  note: Note
}

/** Returns the row after a step; who is told of a clock within its last day is not reminded at once. */
const rowAfter = async (tx: Db, deal: DealRow, { action, transition, note }: Step): Promise<DealRow> => {
  const instants = await instantsOf(tx, transition.clock, deal, note.at)
  const isShort = instants.dueAt !== null && instants.dueAt.getTime() - note.at.getTime() <= reminderMs
  return {
    ...deal,
    ...instants,
    step: deal.step + 1,
    state: transition.to,
    brief: note.brief ?? deal.brief,
    revisionsLeft: deal.revisionsLeft - (action === 'askRevision' ? 1 : 0),
    refund: refundOf(transition, deal, note),
    remindedAt: isShort ? note.at : null,
    lateAt: null,
    changedAt: note.at,
  }
}

export const stepRow = ({ number, step, state }: DealRow, action: DealAction, note: Note): DealStepRow => ({
  number,
  step,
  action,
  state,
  by: note.actor,
  operator: note.operator ?? '',
  words: note.words ?? '',
  files: note.files ?? [],
  at: note.at,
})

/** What becomes of the order of a deal that ends; part of the money is given back by who decides. */
const closeOrder = async (tx: Db, { number, state, amount, refund }: DealRow, note: Note): Promise<void> => {
  if (refund === amount)
    await returnAll(tx, number, { reason: note.words || '服务订单已取消', by: note.operator ?? '' }, note.at)
  else if (state === 'confirmed' || state === 'decided') await completeOrder(tx, number, note.at)
}

/** The rows that a step writes beside that of the deal: itself, the lines of the books, and what both sides are told. */
export const rowsOf = async (tx: Db, deal: DealRow, step: DealStepRow) => [
  write(marketDealSteps, step),
  ...(await ledgerRows(tx, deal, { ...step, refund: deal.refund })),
  ...toldOf(deal, step, await membersWith(tx, deal.orgId, 'offerServices')),
]

/** A deal after a step; the row has been locked by the statement that knows whose it is. */
const writeStep = async (
  tx: Db,
  deal: DealRow,
  isMine: SQL | undefined,
  taken: Step,
): Promise<DealRow | null> => {
  const { action, note } = taken
  const { number: _, ...next } = await rowAfter(tx, deal, taken)
  const [changed] = await tx
    .update(marketDeals)
    .set(next)
    .where(and(eq(marketDeals.number, deal.number), eq(marketDeals.step, deal.step), isMine))
    .returning()
  if (!changed) return null
  await writeRows(tx, await rowsOf(tx, changed, stepRow(changed, action, note)))
  await closeOrder(tx, changed, note)
  return changed
}

interface Wanted {
  number: string
  /** The step that was decided over. */
  step: number
  action: DealAction
  /** Whose deal it has to be; undefined for operators and time. */
  isMine?: SQL | undefined
}

/**
 * Applies a transition in one database transaction: deal, history, messages, books and order; of simultaneous ones one succeeds. Resolves
 * to the deal, to the reason of a refusal, or to `unknown` where the caller has no such deal.
 */
export const takeStep = (
  db: Db,
  { number, step, action, isMine }: Wanted,
  note: Note,
): Promise<DealRow | Refusal | 'unknown'> =>
  db.transaction(async (tx) => {
    const [deal] = await tx
      .select()
      .from(marketDeals)
      .where(and(eq(marketDeals.number, number), isMine))
      .for('update')
    if (!deal) return 'unknown'
    if (deal.step !== step) return 'changed'
    const transition = transitionOf(deal, action, note)
    if (typeof transition === 'string') return transition
    return (await writeStep(tx, deal, isMine, { action, transition, note })) ?? 'changed'
  })
