import { listRowsMax } from '@chuhai/contract/constants'
import { type Core, isUnauthorized } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import type { Visitor } from '../account/visitor'
import { createWish } from './wish'

/** Which sites this visitor is subscribed to, and how that changes. */
export interface Subscriptions {
  /** Null while that is not known, and for whoever is not signed in. */
  $ids: ReadableAtom<ReadonlySet<number> | null>
  /** The other way round, at once; whoever is not signed in signs on first. A change still on its way takes no second. */
  toggle(siteId: number): void
  destroy(): void
}

export const createSubscriptions = (core: Core, $visitor: ReadableAtom<Visitor>): Subscriptions => {
  const $ids = atom<ReadonlySet<number> | null>(null)
  const changing = new Set<number>()
  let changes = 0

  const has = (siteId: number) => $ids.get()?.has(siteId) ?? false

  const show = (siteId: number, isSubscribed: boolean) => {
    const ids = new Set($ids.get())
    if (isSubscribed) ids.add(siteId)
    else ids.delete(siteId)
    $ids.set(ids)
  }

  const change = async (siteId: number, isWanted: boolean) => {
    if (changing.has(siteId)) return
    const before = has(siteId)
    changing.add(siteId)
    show(siteId, isWanted)
    try {
      const { subscribe, unsubscribe } = await import('@chuhai/contract/guide')
      const { isSubscribed } = await core.call(
        isWanted ? subscribe : unsubscribe,
        { params: { id: String(siteId) }, body: { navInfoId: siteId } },
        // The page already shows it, so it must hold for whoever leaves the page at once.
        { keepalive: true },
      )
      show(siteId, isSubscribed)
    } catch (error) {
      if ($ids.get()) show(siteId, before)
      if (isUnauthorized(error) && isWanted) wish.keepFor(siteId)
      core.report(error)
    } finally {
      changes++
      changing.delete(siteId)
    }
  }

  const read = async (): Promise<void> => {
    const { listSubscriptions } = await import('@chuhai/contract/guide')
    const asked = changes
    const { list } = await core.query(listSubscriptions, { body: { page: 1, rows: listRowsMax } }).refresh()
    // What the visitor has done meanwhile is newer than the answer.
    if (asked !== changes || changing.size > 0) return read()
    if (core.session.$user.get()) $ids.set(new Set(list.map(({ id }) => id)))
  }

  let reader: string | null = null
  const stop = $visitor.subscribe((visitor) => {
    const userId = visitor.phase === 'in' ? visitor.user.id : null
    if (visitor.phase === 'asking' || userId === reader) return
    reader = userId
    $ids.set(null)
    // A list that cannot be loaded is only logged (specification, section 8).
    if (userId)
      read().catch((error) => console.error('[chuhai] the subscriptions could not be loaded:', error))
  })
  const wish = createWish<number>({
    core,
    $visitor,
    name: 'guide-subscribe',
    fulfil: (siteId) => change(siteId, true),
  })

  return {
    $ids,
    toggle(siteId) {
      if (core.session.$user.get()) change(siteId, !has(siteId))
      else wish.keep(siteId)
    },
    destroy() {
      stop()
      wish.destroy()
    },
  }
}
