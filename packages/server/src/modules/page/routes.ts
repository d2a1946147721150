import { getPage } from '@chuhai/contract/page'
import { type Figures, withFigures } from '../../content/figures'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findPage } from './service'

export const pageRoutes = (figures: Figures) => [
  implement(getPage, async ({ params }, { db, now }) => {
    const page = await findPage(db, params.key)
    if (!page) throw new ApiError('NOT_FOUND')
    return withFigures(page, figures, db, now)
  }),
]
