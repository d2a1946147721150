import type { OwnOffer, OwnOfferWithDraft } from '@chuhai/contract/market'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { organisationsOffering, requireProvider } from './provider'
import { marketOffers } from './tables'

export type OfferRow = typeof marketOffers.$inferSelect

/** How a service stands, without its draft. */
export const presentOffer = (row: OfferRow): OwnOffer => {
  const { id, version, state, draft, serviceId, isPaused, reason, fields } = row
  const prices = draft.packages.flatMap(({ price }) => price ?? [])
  return {
    id,
    version,
    state,
    title: draft.title,
    priceFrom: prices.length === 0 ? null : Math.min(...prices),
    serviceId,
    isPaused,
    changedAt: row.changedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    reason,
    fields,
  }
}

export const presentWithDraft = (row: OfferRow): OwnOfferWithDraft => ({
  ...presentOffer(row),
  draft: row.draft,
})

/** The services of the selected organisation, as long as it holds the role and the caller may offer in its name. */
export const isOwn = ({ db, userId, orgId }: UserCall): SQL | undefined =>
  orgId === null
    ? sql`false`
    : and(eq(marketOffers.orgId, orgId), inArray(marketOffers.orgId, organisationsOffering(db, userId)))

/** The services that the selected organisation offers. */
export const listOwn = async (call: UserCall): Promise<OwnOffer[]> => {
  await requireProvider(call)
  const rows = await call.db
    .select()
    .from(marketOffers)
    .where(isOwn(call))
    .orderBy(desc(marketOffers.changedAt), marketOffers.id)
  return rows.map(presentOffer)
}

/** One of them; throws where there is none. */
export const requireOwn = async (id: string, call: UserCall): Promise<OfferRow> => {
  await requireProvider(call)
  const [found] = await call.db
    .select()
    .from(marketOffers)
    .where(and(eq(marketOffers.id, id), isOwn(call)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
