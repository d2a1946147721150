/** What comes one after another until there is nothing more. */
export interface Events<T> {
  /** Null at the end. */
  next(): Promise<T | null>
  /** Nobody listens any longer. */
  close(): void
}

/** Between silence that proxies take for a dead connection, and noise that costs. */
const heartbeatMs = 15_000
const encoder = new TextEncoder()
/** A comment, which readers of event streams skip. */
const heartbeat = encoder.encode(':\n\n')

export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Tells nginx to hand on every event at once.
  'X-Accel-Buffering': 'no',
}

/** Events as the body of an answer: the next one is asked for when the one before has been taken. */
export const eventStream = <T>(events: Events<T>): ReadableStream<Uint8Array> => {
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat)
      }, heartbeatMs)
      timer.unref()
    },
    async pull(controller) {
      const event = await events.next()
      if (event !== null) return controller.enqueue(encoder.encode(`data:${JSON.stringify(event)}\n\n`))
      clearInterval(timer)
      controller.close()
    },
    cancel() {
      clearInterval(timer)
      events.close()
    },
  })
}
