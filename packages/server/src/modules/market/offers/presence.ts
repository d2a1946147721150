import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { marketAbsences } from './tables'

/** A time in which somebody does not work. */
export interface Absence {
  fromAt: Date
  toAt: Date
}

/**
 * Returns when so much time has passed from a moment on, of which absences take none; they are in their order.
 *
 * @example
 * presentEnd(new Date('2026-11-28T00:00:00Z'), 48 * hourMs, []) // 2026-11-30T00:00:00Z
 */
export const presentEnd = (from: Date, ms: number, absences: readonly Absence[]): Date => {
  let at = from.getTime()
  let left = ms
  for (const { fromAt, toAt } of absences) {
    if (toAt.getTime() <= at) continue
    const present = Math.max(0, fromAt.getTime() - at)
    if (present >= left) break
    left -= present
    at = toAt.getTime()
  }
  return new Date(at + left)
}

/**
 * Returns until when an organisation has to do something that may take so long, by the calendar as it is now: what is added to it later
 * moves no time that was promised.
 */
export const promisedUntil = async (db: Db, orgId: string, from: Date, ms: number): Promise<Date> => {
  const absences = await db
    .select({ fromAt: marketAbsences.fromAt, toAt: marketAbsences.toAt })
    .from(marketAbsences)
    .where(and(eq(marketAbsences.orgId, orgId), gt(marketAbsences.toAt, from)))
    .orderBy(asc(marketAbsences.fromAt))
  return presentEnd(from, ms, absences)
}

/** Returns until when an organisation is away; null where it is there. */
export const awayUntil = async (db: Db, orgId: string, now: Date): Promise<Date | null> => {
  const [current] = await db
    .select({ toAt: marketAbsences.toAt })
    .from(marketAbsences)
    .where(
      and(eq(marketAbsences.orgId, orgId), lte(marketAbsences.fromAt, now), gt(marketAbsences.toAt, now)),
    )
  return current?.toAt ?? null
}
