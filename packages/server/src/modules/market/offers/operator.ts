import type { ManagedOffer, ManagedOfferWithDraft, ManagedProvider } from '@chuhai/contract/admin'
import type { OfferState } from '@chuhai/contract/market'
import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm'
import { idsBeginning } from '../../../database/beginning-ids'
import type { Db } from '../../../database/db'
import { findOrganisationNames } from '../../organisation/service'
import { type OfferRow, presentOffer } from './own'
import { findProviderNames } from './provider'
import { findPublished } from './published'
import { marketOffers, marketProviders } from './tables'

const presentAll = async (db: Db, rows: readonly OfferRow[]): Promise<ManagedOffer[]> => {
  const providers = await db
    .select({ orgId: marketProviders.orgId, providerId: marketProviders.providerId })
    .from(marketProviders)
  const providerOf = new Map(providers.map(({ orgId, providerId }) => [orgId, providerId]))
  const [organisations, names] = await Promise.all([
    findOrganisationNames(
      db,
      rows.map(({ orgId }) => orgId),
    ),
    findProviderNames(db, [...providerOf.values()]),
  ])
  return rows.map((row) => ({
    ...presentOffer(row),
    orgId: row.orgId,
    orgName: organisations.get(row.orgId) ?? '',
    providerName: names.get(providerOf.get(row.orgId) ?? 0) ?? '',
    by: row.by,
  }))
}

/** How a service stands for operators. */
export const presentManaged = async (db: Db, row: OfferRow): Promise<ManagedOffer> => {
  const [presented] = await presentAll(db, [row])
  if (!presented) throw new Error('[chuhai] a service was not presented')
  return presented
}

interface OfferPage {
  state?: OfferState | undefined
  /** The last one of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists services of providers by page, in a stable order. */
export const listManagedOffers = async (
  db: Db,
  { state, after, rows }: OfferPage,
): Promise<ManagedOffer[]> => {
  const { id } = marketOffers
  const found = await db
    .select()
    .from(marketOffers)
    .where(and(state && eq(marketOffers.state, state), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(rows)
  return presentAll(db, found)
}

/** Returns a service with its draft and what of it is published; null where it is unknown. */
export const findManagedOffer = async (db: Db, id: string): Promise<ManagedOfferWithDraft | null> => {
  const [row] = await db.select().from(marketOffers).where(eq(marketOffers.id, id))
  if (!row) return null
  const [presented, published] = await Promise.all([presentManaged(db, row), findPublished(db, row)])
  return { ...presented, draft: row.draft, published }
}

/** Ids of services that begin with some characters. */
export const findOfferIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, marketOffers, marketOffers.id, start)

/** The organisations that offer services, or have offered some. */
export const listProviders = async (db: Db): Promise<ManagedProvider[]> => {
  const { orgId, serviceId } = marketOffers
  const countBy = async (published: boolean) =>
    new Map(
      (
        await db
          .select({ orgId, total: count() })
          .from(marketOffers)
          .where(published ? isNotNull(serviceId) : undefined)
          .groupBy(orgId)
      ).map((row) => [row.orgId, row.total]),
    )
  const rows = await db
    .select()
    .from(marketProviders)
    .orderBy(asc(marketProviders.since), asc(marketProviders.orgId))
  const [all, published, organisations, names] = await Promise.all([
    countBy(false),
    countBy(true),
    findOrganisationNames(
      db,
      rows.map((row) => row.orgId),
    ),
    findProviderNames(
      db,
      rows.map(({ providerId }) => providerId),
    ),
  ])
  return rows.map((row) => ({
    orgId: row.orgId,
    orgName: organisations.get(row.orgId) ?? '',
    providerId: row.providerId,
    providerName: names.get(row.providerId) ?? '',
    since: row.since.toISOString(),
    by: row.by,
    endedAt: row.endedAt?.toISOString() ?? null,
    offers: all.get(row.orgId) ?? 0,
    published: published.get(row.orgId) ?? 0,
  }))
}

/** The role of an organisation, for the log of what operators do. */
export const findRole = async (db: Db, orgId: string) => {
  const [row] = await db.select().from(marketProviders).where(eq(marketProviders.orgId, orgId))
  return row ? { providerId: row.providerId, held: row.endedAt === null } : null
}
