import { randomUUID } from 'node:crypto'
import { marketAbsenceDaysMax, marketAbsencesMax } from '@chuhai/contract/constants'
import type { MarketAbsence } from '@chuhai/contract/market'
import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { deleteInBatches } from '../../../database/delete-batches'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { dayMs } from '../../../time/durations'
import { dateInShanghai, momentInShanghai } from '../../../time/shanghai'
import { lockOrganisation } from '../../organisation/membership'
import { organisationsOffering, requireProvider } from './provider'
import { marketAbsences } from './tables'

const { id, orgId, fromAt, toAt } = marketAbsences

const isCurrent = (organisation: string, now: Date) => and(eq(orgId, organisation), gt(toAt, now))

const list = async (db: Db, organisation: string, now: Date): Promise<MarketAbsence[]> => {
  const rows = await db.select().from(marketAbsences).where(isCurrent(organisation, now)).orderBy(asc(fromAt))
  return rows.map((row) => ({
    id: row.id,
    from: dateInShanghai(row.fromAt),
    // The last day is the one before that at whose beginning it ends.
    to: dateInShanghai(new Date(row.toAt.getTime() - 1)),
    hasBegun: row.fromAt <= now,
  }))
}

/** The calendar of the selected organisation, without what is over. */
export const listAbsences = async (call: UserCall): Promise<MarketAbsence[]> =>
  list(call.db, (await requireProvider(call)).orgId, call.now)

/** Adds days on which the selected organisation does not work; today counts from now on. */
export const addAbsence = async (
  { from, to }: { from: string; to: string },
  call: UserCall,
): Promise<MarketAbsence[]> => {
  const { now } = call
  const provider = await requireProvider(call)
  const today = dateInShanghai(now)
  if (from < today) throw new ApiError('MARKET_ABSENCE_PAST')
  if (to < from) throw new ApiError('MARKET_ABSENCE_ORDER')
  const begin = from === today ? now : momentInShanghai(from, '00:00:00')
  const end = new Date(momentInShanghai(to, '00:00:00').getTime() + dayMs)
  const first = momentInShanghai(from, '00:00:00')
  if ((end.getTime() - first.getTime()) / dayMs > marketAbsenceDaysMax)
    throw new ApiError('MARKET_ABSENCE_TOO_LONG')
  return call.db.transaction(async (tx) => {
    // One change of a calendar waits for another, so that no two overlap.
    await lockOrganisation(tx, provider.orgId)
    const current = await tx.select().from(marketAbsences).where(isCurrent(provider.orgId, now))
    const same = current.some(
      (one) => one.toAt.getTime() === end.getTime() && dateInShanghai(one.fromAt) === from,
    )
    if (same) return list(tx, provider.orgId, now)
    if (current.some((one) => one.fromAt < end && one.toAt > begin))
      throw new ApiError('MARKET_ABSENCE_OVERLAPS')
    if (current.length >= marketAbsencesMax) throw new ApiError('MARKET_ABSENCES_FULL')
    await tx
      .insert(marketAbsences)
      .values({ id: randomUUID(), orgId: provider.orgId, fromAt: begin, toAt: end })
    return list(tx, provider.orgId, now)
  })
}

/** Takes an absence out of the calendar; one that has begun ends now. */
export const endAbsence = async (wanted: string, call: UserCall): Promise<MarketAbsence[]> => {
  const { db, now, userId } = call
  const provider = await requireProvider(call)
  const isOwn = and(
    eq(id, wanted),
    eq(orgId, provider.orgId),
    inArray(orgId, organisationsOffering(db, userId)),
    gt(toAt, now),
  )
  await db
    .update(marketAbsences)
    .set({ toAt: now })
    .where(and(isOwn, lt(fromAt, now)))
  await db.delete(marketAbsences).where(isOwn)
  return list(db, provider.orgId, now)
}

/** Deletes absences that were over before a given time. */
export const deleteOldAbsences = async (db: Db, before: Date): Promise<void> => {
  await deleteInBatches(db, marketAbsences, lte(toAt, before))
}
