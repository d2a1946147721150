import { getPage } from '@chuhai/contract/page'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findPage } from './service'

export const pageRoutes = [
  implement(getPage, async ({ params }, { db }) => {
    const page = await findPage(db, params.key)
    if (!page) throw new ApiError('NOT_FOUND')
    return page
  }),
]
