import { getMarketService, listMarketServices } from '@chuhai/contract/market'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { createKeptLists } from './kept-lists'
import { listServices } from './list'
import { readService } from './services'

export const marketRoutes = (db: Db): Implementation[] => {
  const listKept = createKeptLists(db)
  return [
    // Drafts are seen in a database of their own.
    implement(listMarketServices, ({ body }, call) =>
      call.db === db ? listKept(body) : listServices(call.db, body),
    ),
    implement(getMarketService, async ({ params }, call) => {
      const found = await readService(call.db, params.id, call.now)
      if (!found) throw new ApiError('NOT_FOUND')
      return found
    }),
  ]
}
