import { isDeepStrictEqual } from 'node:util'
import { dealAmountMax } from '@chuhai/contract/constants'
import { type DealSelection, type DealTerms, dealTermsOf } from '@chuhai/contract/market'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { deleteInBatches } from '../../../database/delete-batches'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { listHeld } from '../../order/records'
import { roleOf } from '../../organisation/membership'
import { findOffered } from '../services'
import { marketChoices } from './tables'

type Selection = Pick<DealSelection, 'packageKey' | 'options'> & { number: number }

/** Returns what a selection is now, and which organisation acts for the provider; throws where it cannot be ordered. */
export const requireTerms = async (
  db: Db,
  { serviceId, ...selection }: Selection & { serviceId: number },
): Promise<{ terms: DealTerms; orgId: string }> => {
  const found = await findOffered(db, serviceId)
  if (!found) throw new ApiError('NOT_FOUND')
  const { orgId, content } = found.service
  if (orgId === null) throw new ApiError('DEAL_NOT_OFFERED')
  const terms = dealTermsOf({ serviceId, provider: found.provider.name, content }, selection)
  if (!terms) throw new ApiError('DEAL_OFFER_CHANGED')
  if (terms.amount > dealAmountMax) throw new ApiError('DEAL_AMOUNT_TOO_LARGE')
  return { terms, orgId }
}

/** Returns the newest choice of a user that is the same, and that no order holds: a second press is no second choice. */
const findSame = async ({ db, userId, now }: UserCall, terms: DealTerms): Promise<number | null> => {
  const [newest] = await db
    .select({ id: marketChoices.id, terms: marketChoices.terms })
    .from(marketChoices)
    .where(and(eq(marketChoices.userId, userId), eq(marketChoices.serviceId, terms.serviceId)))
    .orderBy(desc(marketChoices.id))
    .limit(1)
  if (!newest || !isDeepStrictEqual(newest.terms, terms)) return null
  const held = await listHeld(db, userId, 'marketPackage', now)
  return held.some(({ productId, state }) => productId === newest.id && state !== 'awaitingPayment')
    ? null
    : newest.id
}

/** Keeps what a buyer has put together, at the price that they have seen. */
export const chooseDeal = async (
  { amount, serviceId, ...selection }: Selection & { serviceId: number; amount: number },
  call: UserCall,
): Promise<{ id: number; terms: DealTerms }> => {
  const { db, userId, now } = call
  const { terms, orgId } = await requireTerms(db, { serviceId, ...selection })
  if (terms.amount !== amount) throw new ApiError('DEAL_OFFER_CHANGED')
  if (await roleOf(db, userId, orgId)) throw new ApiError('DEAL_OWN_SERVICE')
  const same = await findSame(call, terms)
  if (same !== null) return { id: same, terms }
  const [chosen] = await db
    .insert(marketChoices)
    .values({ userId, orgId, serviceId, ...selection, terms, chosenAt: now })
    .returning({ id: marketChoices.id })
  if (!chosen) throw new Error('[chuhai] a choice was not kept')
  return { id: chosen.id, terms }
}

/** Deletes choices that were made before a given time: what was ordered of them has been copied. */
export const deleteOldChoices = async (db: Db, before: Date): Promise<void> => {
  await deleteInBatches(db, marketChoices, lt(marketChoices.chosenAt, before))
}
