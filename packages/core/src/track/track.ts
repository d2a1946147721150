import type { PageView, recordPageView } from '@chuhai/contract/track'
import type { UserInfo } from '@chuhai/contract/user'
import type { ReadableAtom } from 'nanostores'
import type { InnerCall } from '../calls/call'

export interface PageVisit {
  /** Address of the page; its query and fragment are not sent. */
  path: string
  /** When the visit began, in milliseconds. */
  startedAt: number
  /** When it ended; now unless given. */
  endedAt?: number
}

export interface Track {
  /** Records one visit of one page. It may be called while the page goes away, and never fails. */
  pageView(visit: PageVisit): void
}

/**
 * The endpoint without its schemas: the rules of its body would weigh as much as half of the core's own code, what is
 * sent is made here, and the answer is nothing. The compiler and a test hold it against the contract.
 */
const pageViewEndpoint = {
  method: 'POST',
  path: '/track/pageView',
  answer: { '~standard': { validate: (value: unknown) => ({ value }) } },
} satisfies Pick<typeof recordPageView, 'method' | 'path'> & { answer: unknown }

const iso = (time: number) => new Date(time).toISOString()

export const createTrack = (
  call: InnerCall,
  $user: ReadableAtom<UserInfo | null>,
  now: () => number,
): Track => ({
  pageView({ path, startedAt, endedAt = now() }) {
    const user = $user.get()
    const userId = Number(user?.id ?? Number.NaN)
    const body: PageView = {
      // A clock that was set back in between makes a short visit, not an impossible one.
      startDate: iso(Math.min(startedAt, endedAt)),
      endDate: iso(endedAt),
      userId: Number.isSafeInteger(userId) ? userId : -1,
      userName: user?.userName ?? '',
      path: path.replace(/[?#].*/s, ''),
      type: 'pageView',
    }
    call(
      pageViewEndpoint as unknown as typeof recordPageView,
      { body },
      { keepalive: true, unguarded: true, noRedirect: true },
    ).catch(() => {})
  },
})
