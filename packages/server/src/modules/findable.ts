import type { SearchSource } from '../search/entry'
import { findableBroadcasts } from './live/findable'
import { findablePages } from './page/findable'
import { findablePlatforms } from './platform/findable'

/** What the portal's search looks through; a domain adds its own source here. */
export const findable: readonly SearchSource[] = [findablePages, findableBroadcasts, findablePlatforms]
