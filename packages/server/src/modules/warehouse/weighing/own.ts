import type { Weighing } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { WeighingParts } from './parts'
import { takePayments } from './payments'
import { findOrderOf, findSteps, presentFacts, presentStep } from './present'
import { weighings } from './tables'

/** What the warehouse has measured of a shipment that the caller may read; null before its first parcel. A payment of a moment ago is taken. */
export const readWeighing = async (
  parts: WeighingParts,
  number: string,
  call: UserCall,
): Promise<Weighing | null> => {
  const { db, userId, now } = call
  const mayRead = await Promise.all(parts.shipments.map((source) => source.isReadableBy(number, call)))
  if (!mayRead.includes(true)) throw new ApiError('NOT_FOUND')
  await takePayments(db, parts, now, number)
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
