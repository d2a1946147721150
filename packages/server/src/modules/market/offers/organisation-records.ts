import { eq, inArray } from 'drizzle-orm'
import type { OrganisationRecords } from '../../organisation/records'
import { marketAbsences, marketOffers, marketProviders } from './tables'

/** The role of a provider, with the services and the calendar that belong to it. Two roles do not become one. */
export const offerRecords: OrganisationRecords = {
  tables: ['market_provider', 'market_offer', 'market_absence'],
  async move(tx, from, to) {
    const roles = await tx.$count(marketProviders, inArray(marketProviders.orgId, [from, to]))
    if (roles > 1) return false
    await tx.update(marketProviders).set({ orgId: to }).where(eq(marketProviders.orgId, from))
    await tx.update(marketOffers).set({ orgId: to }).where(eq(marketOffers.orgId, from))
    await tx.update(marketAbsences).set({ orgId: to }).where(eq(marketAbsences.orgId, from))
    return true
  },
}
