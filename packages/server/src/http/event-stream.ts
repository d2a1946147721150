/**
 * What comes one after another until there is nothing more. By calls: of thousands of streams, none holds promises while
 * nothing comes.
 */
export interface Events<T> {
  /** The next one; null where none is due for now, or ever. */
  take(): T | null
  /** None will come any more. */
  readonly isOver: boolean
  /** Calls back whenever one may be due, or it is over; a later call takes the place of an earlier one. */
  heed(call: () => void): void
  /** Nobody listens any longer. */
  close(): void
}

/** Between silence that proxies take for a dead connection, and noise that costs. */
export const heartbeatMs = 15_000
/** A comment, which readers of event streams skip. */
export const heartbeat = ':\n\n'

export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Tells nginx to hand on every event at once.
  'X-Accel-Buffering': 'no',
}

export const eventText = (event: unknown): string => `data:${JSON.stringify(event)}\n\n`

const encoder = new TextEncoder()

/** Events as the body of an answer, for who calls the app without a network: the next is taken when it is asked for. */
export const eventStream = (events: Events<unknown>): ReadableStream<Uint8Array> => {
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(heartbeat))
      }, heartbeatMs)
      timer.unref()
    },
    pull: (controller) =>
      new Promise((resolve) => {
        const hand = () => {
          const event = events.take()
          if (event === null && !events.isOver) return
          events.heed(() => {})
          if (event !== null) controller.enqueue(encoder.encode(eventText(event)))
          else {
            clearInterval(timer)
            controller.close()
          }
          resolve()
        }
        events.heed(hand)
        hand()
      }),
    cancel() {
      clearInterval(timer)
      events.close()
    },
  })
}
