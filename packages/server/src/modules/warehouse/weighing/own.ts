import type { OpenDifference, Weighing } from '@chuhai/contract/logistics'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { WeighingParts } from './parts'
import { takePayments } from './payments'
import { findOrderOf, findSteps, presentFacts, presentStep } from './present'
import { weighings } from './tables'

/**
 * Returns the measures of a shipment that the caller may read; null before its first parcel. Applies recent payments. Throws `NOT_FOUND`.
 */
export const readWeighing = async (
  parts: WeighingParts,
  number: string,
  call: UserCall,
): Promise<Weighing | null> => {
  const { db, userId, now } = call
  const mayRead = await Promise.all(parts.shipments.map((source) => source.isReadableBy(number, call)))
  if (!mayRead.includes(true)) throw new ApiError('NOT_FOUND')
  await takePayments(db, parts, now, [number])
  const rows = await db.select().from(weighings).where(eq(weighings.number, number))
  const [facts] = await presentFacts(db, rows)
  if (!facts) return null
  return {
    ...facts,
    order: await findOrderOf(db, { productId: facts.productId, userId }, now),
    history: (await findSteps(db, number)).map(presentStep),
    now: now.toISOString(),
  }
}

const listedMax = 20

/** The differences that a caller has still to pay, the soonest first. Payments of a moment ago are taken. */
export const listOpenDifferences = async (
  parts: WeighingParts,
  call: UserCall,
): Promise<OpenDifference[]> => {
  const { db, now } = call
  const held = (await Promise.all(parts.shipments.map((source) => source.listHeld(call)))).flat()
  const names = new Map(held.map(({ number, recipientName }) => [number, recipientName]))
  if (names.size === 0) return []
  await takePayments(db, parts, now, [...names.keys()])
  const rows = await db
    .select()
    .from(weighings)
    .where(
      and(
        inArray(weighings.number, [...names.keys()]),
        inArray(weighings.state, ['held', 'overdue']),
        gt(weighings.difference, 0),
      ),
    )
  const open = rows.map(({ number, difference, dueAt, state, changedAt }) => ({
    number,
    recipientName: names.get(number) ?? '',
    amount: difference ?? 0,
    // The step that ends the time takes the deadline away, within a minute of it.
    dueAt: (dueAt ?? changedAt).toISOString(),
    isLate: state === 'overdue' || (dueAt !== null && dueAt <= now),
  }))
  return open.sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1)).slice(0, listedMax)
}
