import {
  getLiveBroadcast,
  getLiveReminder,
  getLivingInfo,
  listEndedBroadcasts,
  listLiveBroadcasts,
  setLiveReminder,
} from '@chuhai/contract/live'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { isReminded, setReminder } from './reminders'
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

/** Reminders are of what is published, also for the readers of a draft. */
export const liveReminderRoutes = [
  implement(getLiveReminder, async ({ params }, { db, userId }) => ({
    isOn: await isReminded(db, userId, params.id),
  })),
  implement(setLiveReminder, async ({ params, body: { isOn } }, { db, userId, now }) => {
    await setReminder(db, { userId, broadcastId: params.id, isOn }, now)
    return { isOn }
  }),
]
