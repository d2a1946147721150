import { clientHeader, userHeader } from '@chuhai/contract/constants'
import type {
  PageEvent,
  PageEventName,
  PageView,
  recordPageEvent,
  recordPageView,
} from '@chuhai/contract/track'
import { ownOptions } from '@chuhai/host-page'
import type { Core } from '../core'
import { createSafeStorage, type StorageLike } from '../storage/safe-storage'
import { visitOf } from './visit'

/** One view of one page. */
export interface PageVisit {
  /** Address of the page. Of its query only the number of a record is sent, and no fragment. */
  path: string
  /** When the view began, in milliseconds. */
  startedAt: number
  /** When it ended; now unless given. */
  endedAt?: number
  /** Of `randomKey`: a later record of the same view extends it. */
  viewId?: string
}

/**
 * Records page views and events of a portal (specification, section 3). Its functions return at once and never throw.
 */
export interface Track {
  /** Records one view of one page. It may be called while the page goes away, and never fails. */
  pageView(visit: PageVisit): void
  /** Records what a visitor did on a page, in the same way. */
  event(name: PageEventName, path: string): void
}

/** What `createTrack` uses in place of the browser's, for tests. */
export interface TrackOptions {
  /** The browser's own unless given. */
  localStorage?: StorageLike
  now?: () => number
}

type TrackPath = (typeof recordPageView | typeof recordPageEvent)['path']

/** Whether the browser says that its visitor wants no tracking (Do Not Track, Global Privacy Control). */
const isRefused = (): boolean => {
  const browser = globalThis.navigator as
    | (Navigator & { doNotTrack?: string | null; globalPrivacyControl?: boolean })
    | undefined
  return browser?.doNotTrack === '1' || browser?.globalPrivacyControl === true
}

/**
 * Returns the page of an address as it is recorded: the path and, of its query, only `id` or `tag` with a number.
 *
 * @example
 * trackedPath('/news/detail?id=101&from=mail') // '/news/detail?id=101'
 */
export const trackedPath = (address: string): string => {
  const [path = '', query] = address.split('#')[0]?.split('?') ?? []
  const record = /(?:^|&)((?:id|tag)=\d{1,9})(?=&|$)/.exec(query ?? '')
  return record ? `${path}?${record[1]}` : path
}

const iso = (time: number) => new Date(time).toISOString()

/**
 * Creates what a portal records of its pages. It is no part of the core, so that widgets on other sites do not carry it.
 *
 * @param core Whose user, server and `fetch` are used.
 * @param options For tests: the storage of the random ids, and the clock in milliseconds.
 * @returns `pageView` and `event`. Neither fails, and neither sends anything where the browser asks not to be tracked.
 * @example
 * const track = createTrack(core)
 * track.pageView({ path: '/news/detail?id=101', startedAt: Date.now() - 5000 })
 * track.event('consultationSubmitted', '/contactUs')
 */
export const createTrack = (
  { base, fetch, session: { $user } }: Pick<Core, 'base' | 'fetch' | 'session'>,
  { localStorage, now = () => Date.now() }: TrackOptions = {},
): Track => {
  const storage = createSafeStorage(() => localStorage ?? globalThis.window?.localStorage)
  /** A user is known to the server by the session; only anonymous visitors have random ids. */
  const actor = (): Pick<PageView, 'userId' | 'visitorId' | 'visitId'> => {
    const user = $user.get()
    const userId = Number(user?.id ?? Number.NaN)
    return { userId: Number.isSafeInteger(userId) ? userId : -1, ...(user ? {} : visitOf(storage, now())) }
  }
  /** Sends at once, by the browser itself: code that still had to be loaded would come too late when a page goes away. */
  const send = (path: TrackPath, body: PageView | PageEvent) => {
    const user = $user.get()
    const options = ownOptions<RequestInit>({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [clientHeader]: '1',
        ...(user && { [userHeader]: user.id }),
      },
      credentials: 'include',
      keepalive: true,
      body: JSON.stringify(body),
    })
    fetch(`${base}/api${path}`, options).catch(() => {})
  }

  return {
    pageView({ path, startedAt, endedAt = now(), viewId }) {
      if (isRefused()) return
      send('/track/pageView', {
        ...actor(),
        userName: $user.get()?.userName ?? '',
        // A clock that was set back in between makes a short view, not an impossible one.
        startDate: iso(Math.min(startedAt, endedAt)),
        endDate: iso(endedAt),
        path: trackedPath(path),
        type: 'pageView',
        viewId,
      })
    },

    event(name, path) {
      if (isRefused()) return
      send('/track/event', {
        ...actor(),
        unionId: $user.get()?.unionId ?? '',
        name,
        path: trackedPath(path),
      })
    },
  }
}
