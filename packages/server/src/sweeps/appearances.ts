import type { Db } from '../database/db'
import { becameVisible } from '../modules/publication/visibility'
import { searchSources } from '../modules/search-sources'
import { refreshSearch } from '../search/refresh'
import type { Sweeps } from './start-sweeps'

/** How long something that has become visible may be missing in the search and in the sitemap. */
export const appearanceMs = 60 * 1000

/** Brings into the search what has become visible since the last time; the index is as it was at `since`. */
export const createAppearances = (db: Db, since: Date): Sweeps => {
  let seen = since
  return {
    async appearances(now) {
      if (await becameVisible(db, seen, now)) await refreshSearch(db, searchSources, now)
      seen = now
    },
  }
}
