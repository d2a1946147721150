import type { Db } from '../../database/db'
import type { EventStream } from '../../http/event-stream'
import { createRepeat, type Repeat } from '../../jobs/repeat'
import type { Logger } from '../../process/log'
import { countOwnUnread, countUnread } from './inbox'

/** How long a message may be there before the bell shows it. */
const checkMs = 3000

interface Unread {
  unread: number
}

interface Follower {
  userId: number
  tell(unread: number): void
}

interface UnreadStreamsOptions {
  db: Db
  log: Logger
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export interface UnreadStreams {
  /** Opens a stream with how many messages a user has not read, now and whenever that changes. */
  open(userId: number): Promise<EventStream<Unread>>
  /** Tells the streams of a user what this process knows already. */
  tell(userId: number, unread: number): void
}

/** The streams of this process that follow an inbox: one query for all of them, every few seconds while there are some. */
export const createUnreadStreams = ({ db, log, pause }: UnreadStreamsOptions): UnreadStreams => {
  const followers = new Set<Follower>()
  let checking: Repeat | undefined

  const check = async () => {
    const asked = new Set([...followers].map(({ userId }) => userId))
    if (asked.size === 0) return
    const counts = await countUnread(db, [...asked])
    for (const { userId, tell } of followers) if (asked.has(userId)) tell(counts.get(userId) ?? 0)
  }

  const begin = () => {
    checking = createRepeat(check, {
      everyMs: checkMs,
      onError: (err) => log.warn({ err }, 'unread messages could not be counted, will be tried again'),
      ...(pause && { pause }),
    })
    checking.start()
  }

  const end = () => {
    void checking?.stop()
    checking = undefined
  }

  return {
    async open(userId) {
      let unread = await countOwnUnread(db, userId)
      let told: number | undefined
      let isClosed = false
      let listener = () => {}
      const follower: Follower = {
        userId,
        tell(counted) {
          if (counted === unread) return
          unread = counted
          listener()
        },
      }
      followers.add(follower)
      if (!checking) begin()
      return {
        next() {
          if (isClosed || told === unread) return null
          told = unread
          return { unread }
        },
        get isClosed() {
          return isClosed
        },
        onReady(given) {
          listener = given
        },
        close() {
          isClosed = true
          if (followers.delete(follower) && followers.size === 0) end()
        },
      }
    },
    tell(userId, unread) {
      for (const follower of followers) if (follower.userId === userId) follower.tell(unread)
    },
  }
}
