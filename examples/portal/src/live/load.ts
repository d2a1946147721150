import type { Broadcast, LivingInfo } from '@chuhai/contract/live'
import { calls } from '../app/calls'
import type { Place, Read } from '../app/page'

/** A broadcast, or all of them; `now` is the server's time. */
export type LiveData =
  | { broadcast: Broadcast; now: string }
  | { broadcast: null; coming: LivingInfo[]; ended: LivingInfo[] }

export const loadLive = async ({ read, query }: Place & { read: Read }): Promise<LiveData> => {
  const { getLiveBroadcast, listEndedBroadcasts, listLiveBroadcasts } = await calls.live()
  if (query.id) return read(getLiveBroadcast, { params: { id: query.id } })
  const [coming, ended] = await Promise.all([read(listLiveBroadcasts), read(listEndedBroadcasts)])
  return { broadcast: null, coming, ended }
}
