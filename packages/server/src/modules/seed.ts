import { firstContent } from '../content/source'
import type { Db } from '../database/db'
import { refreshSearch } from '../search/refresh'
import type { SeedAddresses } from '../settings/seed-addresses'
import { contentTypes } from './content-types'
import { seedContent } from './editing/seed-content'
import { seedOrganisations } from './organisation/seed'
import { searchSources } from './search-sources'
import { seedSites } from './site/seed'

/** Inserts the first content; a complete database is not changed. */
export const seed = async (db: Db, addresses: SeedAddresses, now: Date): Promise<void> => {
  await seedSites(db, addresses)
  await seedOrganisations(db, addresses, now)
  await seedContent(db, contentTypes, firstContent(now))
  await refreshSearch(db, searchSources, now)
}
