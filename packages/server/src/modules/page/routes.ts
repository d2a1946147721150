import { getPage, searchPages } from '@chuhai/contract/page'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import * as service from './service'

export const pageRoutes = [
  implement(searchPages, ({ query }, { db }) => service.searchPages(db, query.q)),
  implement(getPage, async ({ params }, { db }) => {
    const page = await service.findPage(db, params.key)
    if (!page) throw new ApiError('NOT_FOUND')
    return page
  }),
]
