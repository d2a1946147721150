import { eventOf } from './event'
import { createLineReader } from './lines'

export interface EventsOptions {
  /** Ends the reading, also where a host's own `fetch` takes no notice of signals. */
  signal: AbortSignal
  /** Something came, be it a heartbeat. */
  onHeard(): void
}

/** The text of a body as it comes; characters may be cut anywhere. */
async function* textOf(response: Response, { signal, onHeard }: EventsOptions): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  // Pages that replace `fetch` may hand over an answer without a body to read from.
  if (!reader) return yield await response.text()
  const hangUp = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', hangUp)
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal.aborted) throw signal.reason
      onHeard()
      yield decoder.decode(value, { stream: !done })
      if (done) return
    }
  } finally {
    signal.removeEventListener('abort', hangUp)
    hangUp()
  }
}

/** The events of a stream, in order; what was cut off at its end is left out. */
export async function* eventsOf(response: Response, options: EventsOptions): AsyncGenerator<unknown> {
  const lines = createLineReader()
  for await (const piece of textOf(response, options)) {
    for (const line of lines.read(piece)) {
      const event = eventOf(line)
      if (event) yield event
    }
  }
  const last = eventOf(lines.rest())
  if (last) yield last
}
