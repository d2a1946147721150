import type { SearchSource } from '../search/entry'
import { findableEditions } from './competition/findable'
import { findableSites } from './guide/findable'
import { findableBroadcasts } from './live/findable'
import { findableArticles } from './news/findable'
import { findablePages } from './page/findable'
import { findablePlatforms } from './platform/findable'
import { findableClasses, findableCourses } from './school/findable'

/** What the portal's search looks through; a domain adds its own source here. */
export const findable: readonly SearchSource[] = [
  findablePages,
  findableEditions,
  findableBroadcasts,
  findablePlatforms,
  findableSites,
  findableArticles,
  findableCourses,
  findableClasses,
]
