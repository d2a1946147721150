import { countUnread, followInbox } from '@chuhai/contract/message'
import { type Core, createScope, isAbortError, isCallError, type Scope } from '@chuhai/core'
import { openStream } from '@chuhai/core/stream'
import { atom, type ReadableAtom } from 'nanostores'
import { createReading, type Reading } from './reading'

/** How many messages the visitor has not read, and which were read here. Bells and inboxes of a page share it, and one connection. */
export interface UnreadStore {
  /** Null while it is not known, as without a signed-in user. */
  readonly $unread: ReadableAtom<number | null>
  /** Whether the site may not have messages. */
  readonly $isRefused: ReadableAtom<boolean>
  /** Takes over the number that an answer says. */
  take(unread: number): void
  /** What was read on this page. */
  readonly reading: Reading
  /** Follows the number while the page is in sight; returns a function that stops. */
  follow(): () => void
}

/** How long a lost connection waits for the next try, and how long it waits at most, in milliseconds. */
const [firstPauseMs, longestPauseMs] = [3000, 60_000]

/** Nobody has asked for the number: a session that is over must not open a dialog. */
const quietly = { ...followInbox, noRedirect: true } as const

/** Whether another try would be refused as well: the session is over, or the site may not have messages. */
const isRefusal = (error: unknown): boolean => isCallError(error) && [401, 403].includes(error.httpStatus)

const isInSight = (): boolean => document.visibilityState !== 'hidden'

/**
 * Creates the count of unread messages: live over a stream while somebody follows it and the page is in sight. Coming back to
 * the page, and where no stream gets through, it is asked for.
 *
 * @example
 * const unread = createUnreadStore(core)
 * const stop = unread.follow()
 * unread.$unread.subscribe((count) => console.log(count))
 */
export const createUnreadStore = (core: Core): UnreadStore => {
  const $unread = atom<number | null>(null)
  const $isRefused = atom(false)
  const take = (unread: number) => $unread.set(unread)
  const reading = createReading(core, { $unread, take })
  let followers = 0
  let following: Scope | undefined
  let connection: Scope | undefined

  const count = async (signal: AbortSignal) => {
    try {
      const { unread } = await core.call(countUnread, {}, { signal, noRedirect: true })
      if (!signal.aborted) $unread.set(unread)
    } catch {
      // The stream, or the next try of it, tells the number too.
    }
  }
  const connect = async (scope: Scope, pauseMs = firstPauseMs): Promise<void> => {
    const { signal } = scope
    let isHeard = false
    try {
      for await (const { unread } of openStream(core, quietly, {}, { signal })) {
        isHeard = true
        $unread.set(unread)
      }
    } catch (error) {
      if (isAbortError(error)) return
      if (isRefusal(error)) return $isRefused.set(true)
    }
    if (signal.aborted) return
    if (!isHeard) await count(signal)
    const nextPauseMs = isHeard ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs)
    scope.later(pauseMs, () => void connect(scope, nextPauseMs))
  }
  const disconnect = () => {
    connection?.end()
    connection = undefined
  }
  const update = () => {
    if (!followers || !core.session.$user.get() || !isInSight()) return disconnect()
    if (connection) return
    connection = createScope()
    if ($unread.get() !== null) void count(connection.signal)
    void connect(connection)
  }
  const reconnect = () => {
    disconnect()
    update()
  }
  const watch = () => {
    following = createScope()
    let userId = core.session.$user.get()?.id
    document.addEventListener('visibilitychange', update)
    following.add(
      () => document.removeEventListener('visibilitychange', update),
      core.session.$user.listen((user) => {
        if (user?.id === userId) return
        userId = user?.id
        $unread.set(null)
        $isRefused.set(false)
        reading.clear()
        reconnect()
      }),
      core.network.$isOffline.listen((isOffline) => {
        if (isOffline) return
        reading.resend()
        reconnect()
      }),
    )
    update()
  }

  return {
    $unread,
    $isRefused,
    take,
    reading,
    follow() {
      followers += 1
      if (followers === 1) watch()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        followers -= 1
        if (followers > 0) return
        following?.end()
        disconnect()
      }
    },
  }
}
