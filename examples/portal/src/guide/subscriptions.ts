import { listRowsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import { type Core, createScope, isUnauthorized, requireSignOn } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import type { Visitor } from '../app/visitor'

/** The sites this visitor is subscribed to. */
const loadSubscriptions = async (core: Core): Promise<GuideSite[]> => {
  const { listSubscriptions } = await import('@chuhai/contract/guide')
  const { list } = await core.query(listSubscriptions, { body: { page: 1, rows: listRowsMax } }).refresh()
  return list
}

/** Subscribes to a site or unsubscribes. Resolves to the new state. */
const saveSubscription = async (core: Core, siteId: number, isWanted: boolean): Promise<boolean> => {
  const { subscribe, unsubscribe } = await import('@chuhai/contract/guide')
  const { isSubscribed } = await core.call(
    isWanted ? subscribe : unsubscribe,
    { params: { id: String(siteId) }, body: { navInfoId: siteId } },
    // The page already shows the change, so it must be sent even if the visitor leaves at once.
    { keepalive: true },
  )
  return isSubscribed
}

/** Which sites this visitor is subscribed to, and changes of that. */
export const createSubscriptions = (core: Core, $visitor: ReadableAtom<Visitor>) => {
  const $ids = atom<ReadonlySet<number> | null>(null)
  const changing = new Map<number, Promise<void>>()
  const scope = createScope()
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

  const save = async (siteId: number, isWanted: boolean) => {
    const before = has(siteId)
    show(siteId, isWanted)
    try {
      show(siteId, await saveSubscription(core, siteId, isWanted))
    } catch (error) {
      show(siteId, before)
      if (isUnauthorized(error) && isWanted) subscribe(siteId)
      core.report(error)
    }
    changes++
    changing.delete(siteId)
    if (!$ids.get() && core.session.$user.get()) refresh()
  }

  const change = (siteId: number, isWanted: boolean) => {
    if (!changing.has(siteId)) changing.set(siteId, save(siteId, isWanted))
  }

  const load = async (): Promise<GuideSite[]> => {
    await Promise.all(changing.values())
    const start = { reader, changes }
    const sites = await loadSubscriptions(core)
    if (!core.session.$user.get()) return sites
    // Changes made meanwhile are newer than the response.
    if (start.changes !== changes || changing.size > 0 || start.reader !== reader) return load()
    $ids.set(new Set(sites.map(({ id }) => id)))
    return sites
  }

  const read = () => {
    reading ??= load().finally(() => {
      reading = null
    })
    return reading
  }

  /** A list that cannot be loaded is only logged (specification, section 8). */
  const refresh = () =>
    read().catch((error) => console.error('[chuhai] the subscriptions could not be loaded:', error))

  const watchVisitor = (visitor: Visitor) => {
    const userId = visitor.phase === 'in' ? visitor.user.id : null
    if (visitor.phase === 'asking' || userId === reader) return
    reader = userId
    $ids.set(null)
    if (userId) refresh()
  }
  scope.add($visitor.subscribe(watchVisitor))
  const subscribe = requireSignOn<number>(core, {
    name: 'guide-subscribe',
    run: (siteId) => change(siteId, true),
    signal: scope.signal,
  })

  return {
    /** Null while not known, and for visitors who are not signed in. */
    $ids: $ids as ReadableAtom<ReadonlySet<number> | null>,
    /** Reads the list again after all pending changes, and updates `$ids`. */
    read,
    /** Subscribes or unsubscribes, after sign-on if needed. Ignored while a change of the same site is pending. */
    toggle(siteId: number) {
      if (has(siteId)) change(siteId, false)
      else subscribe(siteId)
    },
    destroy: scope.end,
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
