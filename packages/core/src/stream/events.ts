import { parseJson } from '../calls/response'

export interface EventsOptions {
  /** Ends the reading, also where a host's own `fetch` ignores signals. */
  signal: AbortSignal
  /** Called for all data, heartbeats included. */
  onData(): void
}

/** The text of a body as it comes; characters may be cut anywhere. */
async function* textOf(response: Response, { signal, onData }: EventsOptions): AsyncGenerator<string> {
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
      onData()
      yield decoder.decode(value, { stream: !done })
      if (done) return
    }
  } finally {
    signal.removeEventListener('abort', hangUp)
    hangUp()
  }
}

/** Splits text that arrives in pieces into lines, which end with LF, CR LF or CR. */
const createLineReader = () => {
  // Joined once a line is whole: a line of a megabyte in small pieces is not copied with each of them.
  let parts: string[] = []
  let wasReturn = false

  return {
    *read(piece: string): Generator<string> {
      let start = wasReturn && piece.startsWith('\n') ? 1 : 0
      if (piece) wasReturn = piece.endsWith('\r')
      const ends = /\r\n?|\n/g
      ends.lastIndex = start
      for (let end = ends.exec(piece); end; end = ends.exec(piece)) {
        parts.push(piece.slice(start, end.index))
        start = ends.lastIndex
        yield parts.join('')
        parts = []
      }
      parts.push(piece.slice(start))
    },
    /** What came after the last end of a line. */
    rest: (): string => parts.join(''),
  }
}

/**
 * What a line of a stream says (specification, section 7.2): JSON, with or without `data:` before it. Undefined for
 * heartbeats (`: …`), the other fields of server-sent events, and a line that was cut off.
 */
const parseEvent = (line: string): unknown => {
  const text = (line.startsWith('data:') ? line.slice(5) : line).trim()
  const event = text.startsWith('{') ? parseJson(text) : undefined
  return typeof event === 'object' && event ? event : undefined
}

/** The events of a stream, in order; what was cut off at its end is left out. */
export async function* eventsOf(response: Response, options: EventsOptions): AsyncGenerator<unknown> {
  const lines = createLineReader()
  for await (const piece of textOf(response, options)) {
    for (const line of lines.read(piece)) {
      const event = parseEvent(line)
      if (event) yield event
    }
  }
  const last = parseEvent(lines.rest())
  if (last) yield last
}
