import { listRowsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import { type Core, isUnauthorized } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createPendingAction } from '../account/pending-action'
import type { Visitor } from '../account/visitor'

/** The sites this visitor is subscribed to. */
const askSubscriptions = async (core: Core): Promise<GuideSite[]> => {
  const { listSubscriptions } = await import('@chuhai/contract/guide')
  const { list } = await core.query(listSubscriptions, { body: { page: 1, rows: listRowsMax } }).refresh()
  return list
}

/** Subscribes to a site or unsubscribes. Resolves to the new state. */
const tellSubscription = async (core: Core, siteId: number, isWanted: boolean): Promise<boolean> => {
  const { subscribe, unsubscribe } = await import('@chuhai/contract/guide')
  const { isSubscribed } = await core.call(
    isWanted ? subscribe : unsubscribe,
    { params: { id: String(siteId) }, body: { navInfoId: siteId } },
    // The page already shows the change, so it must be sent even if the visitor leaves at once.
    { keepalive: true },
  )
  return isSubscribed
}

/** Which sites this visitor is subscribed to, and how that changes. */
export interface Subscriptions {
  /** Null while not known, and for visitors who are not signed in. */
  $ids: ReadableAtom<ReadonlySet<number> | null>
  /** Reads the list again after all pending changes, and updates `$ids`. */
  read(): Promise<GuideSite[]>
  /** Subscribes or unsubscribes, after sign-on if needed. Ignored while a change of the same site is pending. */
  toggle(siteId: number): void
  destroy(): void
}

export const createSubscriptions = (core: Core, $visitor: ReadableAtom<Visitor>): Subscriptions => {
  const $ids = atom<ReadonlySet<number> | null>(null)
  const changing = new Map<number, Promise<void>>()
  let changes = 0
  let reader: string | null = null
  let reading: Promise<GuideSite[]> | null = null

  const has = (siteId: number) => $ids.get()?.has(siteId) ?? false

  /** Only updates a known list: a single site would look like the whole. */
  const show = (siteId: number, isSubscribed: boolean) => {
    const ids = new Set($ids.get())
    if (isSubscribed) ids.add(siteId)
    else ids.delete(siteId)
    if ($ids.get()) $ids.set(ids)
  }

  const tell = async (siteId: number, isWanted: boolean) => {
    const before = has(siteId)
    show(siteId, isWanted)
    try {
      show(siteId, await tellSubscription(core, siteId, isWanted))
    } catch (error) {
      show(siteId, before)
      if (isUnauthorized(error) && isWanted) pending.save(siteId)
      core.report(error)
    }
    changes++
    changing.delete(siteId)
    if (!$ids.get() && core.session.$user.get()) know()
  }

  const change = (siteId: number, isWanted: boolean) => {
    if (!changing.has(siteId)) changing.set(siteId, tell(siteId, isWanted))
  }

  const ask = async (): Promise<GuideSite[]> => {
    await Promise.all(changing.values())
    const asked = { reader, changes }
    const sites = await askSubscriptions(core)
    if (!core.session.$user.get()) return sites
    // Changes made meanwhile are newer than the response.
    if (asked.changes !== changes || changing.size > 0 || asked.reader !== reader) return ask()
    $ids.set(new Set(sites.map(({ id }) => id)))
    return sites
  }

  const read = () => {
    reading ??= ask().finally(() => {
      reading = null
    })
    return reading
  }

  /** A list that cannot be loaded is only logged (specification, section 8). */
  const know = () =>
    read().catch((error) => console.error('[chuhai] the subscriptions could not be loaded:', error))

  const stop = $visitor.subscribe((visitor) => {
    const userId = visitor.phase === 'in' ? visitor.user.id : null
    if (visitor.phase === 'asking' || userId === reader) return
    reader = userId
    $ids.set(null)
    if (userId) know()
  })
  const run = (siteId: number) => change(siteId, true)
  const pending = createPendingAction<number>({ core, $visitor, name: 'guide-subscribe', run })

  return {
    $ids,
    read,
    toggle(siteId) {
      if (core.session.$user.get()) change(siteId, !has(siteId))
      else pending.requestSignOn(siteId)
    },
    destroy() {
      stop()
      pending.destroy()
    },
  }
}
