import type { OwnProvider } from '@chuhai/contract/market'
import { serviceProviders } from '@chuhai/contract/publication'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { organisationsWith } from '../../organisation/membership'
import { findTitles } from '../../publication/service'
import { marketProviders } from './tables'

export type ProviderRow = typeof marketProviders.$inferSelect

/** The provider that the selected organisation acts for, where the caller's role may offer services; null otherwise. */
export const findProvider = async ({
  db,
  userId,
  orgId,
}: Pick<UserCall, 'db' | 'userId' | 'orgId'>): Promise<ProviderRow | null> => {
  if (orgId === null) return null
  const [found] = await db
    .select()
    .from(marketProviders)
    .where(
      and(
        eq(marketProviders.orgId, orgId),
        inArray(marketProviders.orgId, organisationsWith(db, userId, 'offerServices')),
        isNull(marketProviders.endedAt),
      ),
    )
  return found ?? null
}

/** Returns the same; throws for everybody else, as if there were nothing. */
export const requireProvider = async (call: UserCall): Promise<ProviderRow> => {
  const found = await findProvider(call)
  if (!found) throw new ApiError('MARKET_PROVIDER_MISSING')
  return found
}

/** Where a change may be made: organisations that hold the role, and in which the role of a user may offer. */
export const organisationsOffering = (db: Db, userId: number) =>
  db
    .select({ orgId: marketProviders.orgId })
    .from(marketProviders)
    .where(
      and(
        isNull(marketProviders.endedAt),
        inArray(marketProviders.orgId, organisationsWith(db, userId, 'offerServices')),
      ),
    )

/** The names of providers in the directory by their ids. */
export const findProviderNames = (db: Db, ids: readonly number[]): Promise<Map<number, string>> =>
  findTitles(db, serviceProviders, ids)

/** What the place of a provider begins with. */
export const readProvider = async (call: UserCall): Promise<OwnProvider | null> => {
  const found = await findProvider(call)
  if (!found) return null
  const names = await findProviderNames(call.db, [found.providerId])
  const { providerId: id, since } = found
  return { id, name: names.get(id) ?? '', since: since.toISOString() }
}
