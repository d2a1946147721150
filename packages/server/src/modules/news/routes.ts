import { getArticle } from '@chuhai/contract/news'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findArticle } from './service'

export const newsRoutes = [
  implement(getArticle, async ({ params }, { db }) => {
    const article = await findArticle(db, params.id)
    if (!article) throw new ApiError('NOT_FOUND')
    return article
  }),
]
