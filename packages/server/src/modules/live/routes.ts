import {
  getLiveBroadcast,
  getLivingInfo,
  listEndedBroadcasts,
  listLiveBroadcasts,
} from '@chuhai/contract/live'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findBroadcast, listBroadcasts, listEnded } from './service'

export const liveRoutes = [
  implement(listLiveBroadcasts, (_, { db, now }) => listBroadcasts(db, now)),
  implement(getLivingInfo, async (_, { db, now }) => (await listBroadcasts(db, now))[0] ?? null),
  implement(listEndedBroadcasts, (_, { db, now }) => listEnded(db, now)),
  implement(getLiveBroadcast, async ({ params }, { db, now }) => {
    const broadcast = await findBroadcast(db, params.id, now)
    if (!broadcast) throw new ApiError('NOT_FOUND')
    return { broadcast, now: now.toISOString() }
  }),
]
