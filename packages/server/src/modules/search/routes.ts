import * as search from '@chuhai/contract/search'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { listAddresses } from './addresses'
import { searchSite } from './service'
import { listServiceItems } from './service-items'
import { suggestPages } from './suggestions'
import { listTagged, listTags } from './tags'

export const searchRoutes = [
  implement(search.searchSite, ({ query }, { db }) => searchSite(db, query)),
  implement(search.suggestPages, ({ query }, { db }) => suggestPages(db, query.q)),
  implement(search.listServiceItems, ({ query }, { db }) => listServiceItems(db, query)),
  implement(search.listTags, (_, { db }) => listTags(db)),
  implement(search.listTagged, async ({ query }, { db }) => {
    const found = await listTagged(db, query)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }),
  implement(search.listAddresses, (_, { db }) => listAddresses(db)),
]
