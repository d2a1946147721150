import type { SearchSource } from '../search/entry'
import { editionSearchSource } from './competition/search'
import { figures } from './figures'
import { siteSearchSource } from './guide/search'
import { broadcastSearchSource } from './live/service'
import { marketSearchSource } from './market/search'
import { offersByPage } from './offer/service'
import { pageSearchSources } from './page/service'
import { publicationSearchSources } from './publication/search'
import { lineSearchSource } from './rates/search'
import { readingSearchSource } from './reading/service'
import { classSearchSource, courseSearchSource } from './school/service'
import { warehouseSearchSource } from './warehouse/search'

/** The sources of the site search, in the order of its results by kind; a domain adds its own here. */
export const searchSources: readonly SearchSource[] = [
  ...pageSearchSources(offersByPage, figures),
  siteSearchSource,
  ...publicationSearchSources,
  marketSearchSource,
  warehouseSearchSource,
  lineSearchSource,
  readingSearchSource,
  courseSearchSource,
  classSearchSource,
  broadcastSearchSource,
  editionSearchSource,
]
