import { dealAcceptHours, dealLateDays } from '@chuhai/contract/constants'
import type { DealAction, DealSide, DealState } from '@chuhai/contract/market'
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { type Write, writeRows } from '../../../database/write-rows'
import { eachInTurn } from '../../../jobs/run-jobs'
import { tell } from '../../../messages/tell'
import { membersWith } from '../../organisation/membership'
import { reminderMs } from './clocks'
import { dealDue, dealLate } from './messages'
import { isBriefed, takeStep } from './steps'
import { type DealRow, marketDeals } from './tables'
import { usersOf } from './told'

/** What time does with a state whose end has come, and what both sides read of it. */
const ends: Partial<Record<DealState, (deal: DealRow) => { action: DealAction; words: string }>> = {
  paid: (deal) => ({
    action: 'lapse',
    words: `${dealAcceptHours} 小时内${isBriefed(deal) ? '没有接单' : '没有提交服务资料'}`,
  }),
  accepted: () => ({ action: 'dispute', words: `超过约定的交付时间 ${dealLateDays} 天没有交付` }),
  delivered: () => ({ action: 'confirm', words: '' }),
}

/** Applies the transition by time to every deal whose end has come. */
export const endDueDeals = async (db: Db, now: Date): Promise<void> => {
  const due = await db
    .select()
    .from(marketDeals)
    .where(lte(marketDeals.endsAt, now))
    .orderBy(asc(marketDeals.endsAt))
  await eachInTurn(due, async (deal) => {
    const end = ends[deal.state]?.(deal)
    if (!end) return
    const { number, step } = deal
    await takeStep(db, { number, step, action: end.action }, { actor: 'time', at: now, words: end.words })
  })
}

/** Who has to act in a state, and what. */
const tasks: Partial<Record<DealState, (deal: DealRow) => { side: DealSide; task: string }>> = {
  paid: (deal) =>
    isBriefed(deal) ? { side: 'provider', task: '接单' } : { side: 'buyer', task: '提交服务资料' },
  accepted: () => ({ side: 'provider', task: '交付成果' }),
  delivered: () => ({ side: 'buyer', task: '确认交付的成果' }),
}

/** Writes in one transaction that somebody was told and what, so that it happens once, and only while the deal is as it was. */
const tellOnce = (
  db: Db,
  { number, step }: DealRow,
  column: 'remindedAt' | 'lateAt',
  now: Date,
  told: (tx: Db) => Promise<Write[]>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(marketDeals)
      .set(column === 'remindedAt' ? { remindedAt: now } : { lateAt: now })
      .where(and(eq(marketDeals.number, number), eq(marketDeals.step, step), isNull(marketDeals[column])))
      .returning({ number: marketDeals.number })
    if (marked.length > 0) await writeRows(tx, await told(tx))
  })

const aboutOf = ({ number, step, terms, dueAt }: DealRow) => ({
  once: `${number}:${step}`,
  values: { number, service: terms.title, due: (dueAt ?? new Date(0)).toISOString() },
})

/** Reminds the side that has to act within a day. */
export const remindOfDeals = async (db: Db, now: Date): Promise<void> => {
  const { remindedAt, dueAt, state } = marketDeals
  const due = await db
    .select()
    .from(marketDeals)
    .where(
      and(
        isNull(remindedAt),
        inArray(state, ['paid', 'accepted', 'delivered']),
        gt(dueAt, now),
        lte(dueAt, new Date(now.getTime() + reminderMs)),
      ),
    )
    .orderBy(asc(dueAt))
  await eachInTurn(due, (deal) =>
    tellOnce(db, deal, 'remindedAt', now, async (tx) => {
      const asked = tasks[deal.state]?.(deal)
      if (!asked) return []
      const { once, values } = aboutOf(deal)
      const members = await membersWith(tx, deal.orgId, 'offerServices')
      return usersOf(asked.side, deal, members).flatMap((userId) =>
        tell(dealDue, { userId, once, values: { ...values, task: asked.task } }, now),
      )
    }),
  )
}

/** Tells both sides of what was not delivered when it was promised. */
export const tellOfLateDeals = async (db: Db, now: Date): Promise<void> => {
  const { lateAt, dueAt, state } = marketDeals
  const late = await db
    .select()
    .from(marketDeals)
    .where(and(isNull(lateAt), eq(state, 'accepted'), lte(dueAt, now)))
    .orderBy(asc(dueAt))
  await eachInTurn(late, (deal) =>
    tellOnce(db, deal, 'lateAt', now, async (tx) => {
      const about = aboutOf(deal)
      const members = await membersWith(tx, deal.orgId, 'offerServices')
      return [...usersOf('buyer', deal, members), ...usersOf('provider', deal, members)].flatMap((userId) =>
        tell(dealLate, { userId, ...about }, now),
      )
    }),
  )
}
