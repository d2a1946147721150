import { publicationTypes } from '@chuhai/contract/publication'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findPublication, listPublications } from './service'

/** The list and the page of every type. */
export const publicationRoutes = publicationTypes.flatMap((type) => [
  implement(type.list, ({ body }, { db, now }) => listPublications(db, type, body, now)),
  implement(type.get, async ({ params }, { db, now }) => {
    const found = await findPublication(db, type, params.id, now)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }),
])
