import { loadOnce } from '@chuhai/core'

/** What reads a page of the template; it is loaded with the first such page. */
export const loadService = loadOnce(() => import('./load'))
