import { listRowsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import type { Core } from '@chuhai/core'

/** The sites this visitor is subscribed to. */
export const askSubscriptions = async (core: Core): Promise<GuideSite[]> => {
  const { listSubscriptions } = await import('@chuhai/contract/guide')
  const { list } = await core.query(listSubscriptions, { body: { page: 1, rows: listRowsMax } }).refresh()
  return list
}

/** Subscribes to a site, or ends it; answers with what holds from now on. */
export const tellSubscription = async (core: Core, siteId: number, isWanted: boolean): Promise<boolean> => {
  const { subscribe, unsubscribe } = await import('@chuhai/contract/guide')
  const { isSubscribed } = await core.call(
    isWanted ? subscribe : unsubscribe,
    { params: { id: String(siteId) }, body: { navInfoId: siteId } },
    // The page already shows it, so it must hold for whoever leaves the page at once.
    { keepalive: true },
  )
  return isSubscribed
}
