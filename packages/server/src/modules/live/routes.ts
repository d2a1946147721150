import { getLivingInfo, listLiveBroadcasts } from '@chuhai/contract/live'
import { implement } from '../../http/implement'
import { listBroadcasts } from './service'

export const liveRoutes = [
  implement(listLiveBroadcasts, (_, { db, now }) => listBroadcasts(db, now)),
  implement(getLivingInfo, async (_, { db, now }) => (await listBroadcasts(db, now))[0] ?? null),
]
