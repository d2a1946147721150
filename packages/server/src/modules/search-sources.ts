import type { SearchSource } from '../search/entry'
import { editionSearchSource } from './competition/search'
import { siteSearchSource } from './guide/search'
import { broadcastSearchSource } from './live/service'
import { articleSearchSource } from './news/service'
import { pageSearchSource } from './page/service'
import { platformSearchSource } from './platform/service'
import { classSearchSource, courseSearchSource } from './school/service'

/** What the portal's search looks through; a domain adds its own source here. */
export const searchSources: readonly SearchSource[] = [
  pageSearchSource,
  editionSearchSource,
  broadcastSearchSource,
  platformSearchSource,
  siteSearchSource,
  articleSearchSource,
  courseSearchSource,
  classSearchSource,
]
