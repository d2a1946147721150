import type { DealSelection, DealTerms, MarketOffer } from '@chuhai/contract/market'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { listHeld } from '../../order/records'
import { roleOf } from '../../organisation/membership'
import { findOffered } from '../services'
import { marketChoices } from './tables'

type Selection = Pick<DealSelection, 'packageKey' | 'options'> & { number: number }

interface Offered {
  serviceId: number
  provider: string
  content: MarketOffer
}

/** Returns what a selection costs, line by line; null where the service has no such package or option. */
export const termsOf = (
  { serviceId, provider, content }: Offered,
  { packageKey, number, options }: Selection,
): DealTerms | null => {
  const chosen = content.packages.find(({ key }) => key === packageKey)
  const added = content.options.filter(({ key }) => options.includes(key))
  if (!chosen || added.length !== new Set(options).size) return null
  const lines = [
    { name: chosen.name, price: chosen.price, number, sum: chosen.price * number },
    ...added.map(({ name, price }) => ({ name, price, number: 1, sum: price })),
  ]
  return {
    serviceId,
    title: content.title,
    provider,
    category: content.category,
    package: chosen.name,
    number,
    lines,
    amount: lines.reduce((all, { sum }) => all + sum, 0),
    days: added.reduce((all, { days }) => all + days, chosen.days),
    revisions: chosen.revisions,
    contains: chosen.contains,
    asksFor: content.asksFor,
  }
}

/** Returns what a selection is now, and which organisation acts for the provider; throws where it cannot be ordered. */
export const requireTerms = async (
  db: Db,
  { serviceId, ...selection }: Selection & { serviceId: number },
): Promise<{ terms: DealTerms; orgId: string }> => {
  const found = await findOffered(db, serviceId)
  if (!found) throw new ApiError('NOT_FOUND')
  const { orgId, content } = found.service
  if (orgId === null) throw new ApiError('DEAL_NOT_OFFERED')
  const terms = termsOf({ serviceId, provider: found.provider.name, content }, selection)
  if (!terms) throw new ApiError('DEAL_OFFER_CHANGED')
  return { terms, orgId }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns the newest choice of a user that is the same, and that no order holds: a second press is no second choice. */
const findSame = async ({ db, userId, now }: UserCall, terms: DealTerms): Promise<number | null> => {
  const [newest] = await db
    .select({ id: marketChoices.id, terms: marketChoices.terms })
    .from(marketChoices)
    .where(and(eq(marketChoices.userId, userId), eq(marketChoices.serviceId, terms.serviceId)))
    .orderBy(desc(marketChoices.id))
    .limit(1)
  if (!newest || !isSame(newest.terms, terms)) return null
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
