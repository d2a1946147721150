import { firstContent } from '../content/source'
import type { Db } from '../database/db'
import { refreshSearch } from '../search/refresh'
import { seedScenes } from './assistant/content'
import { seedBanners } from './banner/content'
import { seedCompetition } from './competition/content'
import { readContent } from './content'
import { seedRules } from './evaluation/content'
import { seedGuide } from './guide/content'
import { seedHome } from './home/content'
import { seedBroadcasts } from './live/content'
import { seedArticles } from './news/content'
import { seedOrganisations } from './organisation/seed'
import { seedPages } from './page/content'
import { seedPlatforms } from './platform/content'
import { seedSchool } from './school/content'
import { searchSources } from './search-sources'
import { type SeedAddresses, seedSites } from './site/seed'

/** What a new database starts with; on a used one it changes nothing. */
export const seed = async (db: Db, addresses: SeedAddresses, now: Date): Promise<void> => {
  const content = readContent(firstContent(now))
  await seedSites(db, addresses)
  await seedOrganisations(db, addresses, now)
  await seedPlatforms(db, content.platforms)
  await seedBroadcasts(db, content.broadcasts)
  await seedHome(db, content.home)
  await seedPages(db, content.pages)
  await seedScenes(db, content.scenes)
  await seedGuide(db, content.guide, now)
  await seedBanners(db, content.banners)
  await seedArticles(db, content.articles)
  await seedSchool(db, content)
  await seedRules(db, content.rules, now)
  await seedCompetition(db, content.competition)
  await refreshSearch(db, searchSources)
}
