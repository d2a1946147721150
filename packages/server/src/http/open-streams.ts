import { type Capacity, createGauge } from './capacity'
import type { Sessions } from './context'
import type { EventStream } from './event-stream'

/** A stream is to end within 15 s after its session. */
const checkMs = 5000

/** Calls a function regularly until the returned one is called. */
export type Schedule = (run: () => void, ms: number) => () => void

const onTimer: Schedule = (run, ms) => {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}

interface WatchedStream {
  session: string
  end(): void
}

export interface OpenStreams {
  /** Opens a user's stream, which ends with their session; throws 503 where there are enough streams already. */
  open(
    begin: () => Promise<unknown>,
    user: string | undefined,
    session: string | undefined,
  ): Promise<EventStream<unknown>>
}

interface OpenStreamsOptions {
  sessions: Pick<Sessions, 'ended'>
  clock: () => Date
  capacity: Capacity
  schedule?: Schedule
}

/**
 * The streams of this process. Those whose session was left, revoked or closed are ended, also where another instance did that:
 * one query for all, every few seconds.
 */
export const createOpenStreams = ({
  sessions,
  clock,
  capacity,
  schedule = onTimer,
}: OpenStreamsOptions): OpenStreams => {
  const gauge = createGauge(capacity)
  const watched = new Set<WatchedStream>()
  let stop = () => {}

  const check = async () => {
    // While the database is away, nobody is signed out.
    const values = [...watched].map(({ session }) => session)
    const ended = await sessions.ended(values, clock()).catch(() => null)
    for (const stream of [...watched]) if (ended?.has(stream.session)) stream.end()
  }

  const watch = (events: EventStream<unknown>, session: string, leave: () => void): EventStream<unknown> => {
    let listener = () => {}
    const stream: WatchedStream = {
      session,
      end() {
        events.close()
        listener()
      },
    }
    if (watched.size === 0) stop = schedule(check, checkMs)
    watched.add(stream)
    return {
      next: () => events.next(),
      get isClosed() {
        return events.isClosed
      },
      onReady(given) {
        listener = given
        events.onReady(given)
      },
      close() {
        events.close()
        leave()
        if (watched.delete(stream) && watched.size === 0) stop()
      },
    }
  }

  return {
    async open(begin, user, session = '') {
      const leave = gauge.enter(user)
      try {
        return watch((await begin()) as EventStream<unknown>, session, leave)
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
