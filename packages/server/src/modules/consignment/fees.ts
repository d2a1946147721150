import type { ConsignmentFees } from '@chuhai/contract/consignment'
import { asc, desc, lte } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { consignmentFees } from './tables'

/** Returns what the service costs on a day; before the first fees there are, those. Null where there are none. */
export const findFees = async (db: Db, day: string): Promise<ConsignmentFees | null> => {
  const { content, from } = consignmentFees
  const [inForce] = await db
    .select({ content })
    .from(consignmentFees)
    .where(lte(from, day))
    .orderBy(desc(from))
    .limit(1)
  if (inForce) return inForce.content
  const [first] = await db.select({ content }).from(consignmentFees).orderBy(asc(from)).limit(1)
  return first?.content ?? null
}
