import type { Db } from '../database/db'
import { refreshSearch } from '../search/refresh'
import { seedScenes } from './assistant/seed'
import { seedBanners } from './banner/seed'
import { seedCompetition } from './competition/seed'
import { seedRules } from './evaluation/seed'
import { findable } from './findable'
import { seedGuide } from './guide/seed'
import { seedHome } from './home/seed'
import { seedBroadcasts } from './live/seed'
import { seedArticles } from './news/seed'
import { seedOrganisations } from './organisation/seed'
import { seedPages } from './page/seed'
import { seedPlatforms } from './platform/seed'
import { seedSchool } from './school/seed'
import { type SeedAddresses, seedSites } from './site/seed'

/** What a new database starts with; on a used one it changes nothing. */
export const seed = async (db: Db, addresses: SeedAddresses, now: Date): Promise<void> => {
  await seedSites(db, addresses)
  await seedOrganisations(db, addresses, now)
  await seedPlatforms(db)
  await seedBroadcasts(db, now)
  await seedHome(db, now)
  await seedPages(db)
  await seedScenes(db)
  await seedGuide(db, now)
  await seedBanners(db)
  await seedArticles(db, now)
  await seedSchool(db, now)
  await seedRules(db, now)
  await seedCompetition(db, now)
  await refreshSearch(db, findable)
}
