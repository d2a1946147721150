import { getMarketService, listMarketServices } from '@chuhai/contract/market'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { listServices } from './list'
import { readService } from './services'

export const marketRoutes = [
  implement(listMarketServices, ({ body }, { db }) => listServices(db, body)),
  implement(getMarketService, async ({ params }, { db, now }) => {
    const found = await readService(db, params.id, now)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }),
]
