import { getReading, listReadings } from '@chuhai/contract/reading'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import * as service from './service'

export const readingRoutes = [
  implement(listReadings, (_, { db, now }) => service.listReadings(db, now)),
  implement(getReading, async ({ params }, { db, now }) => {
    const found = await service.findReading(db, params.id, now)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  }),
]
