import type { ServerResponse } from 'node:http'
import { type Events, eventText, heartbeat, heartbeatMs } from './event-stream'

const beatMs = 1000

interface Stream {
  /** Beats since something was written. */
  quiet: number
  write(text: string): void
}

/** Gives an answer whose head is `head`, and events as its body. */
export type WriteEvents = (events: Events<unknown>, outgoing: ServerResponse, head: Response) => void

/** A chunk as HTTP frames it. Node writes it in four parts; as one it costs half. */
const framed = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const lastChunk = '0\r\n\r\n'

/**
 * Writes events straight to the network: web streams would take most of the memory and half of the time of thousands of
 * answers at once. One timer keeps all that are quiet alive.
 */
export const createEventWriter = (): WriteEvents => {
  const streams = new Set<Stream>()
  let timer: NodeJS.Timeout | undefined

  const beat = () => {
    for (const stream of streams) {
      stream.quiet += 1
      if (stream.quiet * beatMs >= heartbeatMs) stream.write(heartbeat)
    }
  }
  const add = (stream: Stream) => {
    streams.add(stream)
    timer ??= setInterval(beat, beatMs).unref()
  }
  const remove = (stream: Stream) => {
    streams.delete(stream)
    if (streams.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return (events, outgoing, head) => {
    outgoing.writeHead(head.status, [...head.headers].flat())
    // Sent apart, the head is kept as one string, else as the hundred it was put together from.
    outgoing.flushHeaders()
    const { chunkedEncoding } = outgoing
    outgoing.chunkedEncoding = false

    const stream: Stream = {
      quiet: 0,
      write(text) {
        // Who does not read is not written to, not even that we live.
        if (outgoing.writableNeedDrain) return
        stream.quiet = 0
        outgoing.write(chunkedEncoding ? framed(text) : text)
      },
    }
    const leave = () => {
      remove(stream)
      events.heed(() => {})
      events.close()
    }
    /** A slow reader gets fewer and longer events, and nothing piles up for it. */
    const proceed = () => {
      while (!events.isOver && !outgoing.writableNeedDrain) {
        const event = events.take()
        if (event === null) break
        stream.write(eventText(event))
      }
      if (!events.isOver) return
      leave()
      outgoing.end(chunkedEncoding ? lastChunk : undefined)
    }

    if (outgoing.destroyed) return leave()
    add(stream)
    outgoing.once('close', leave)
    outgoing.once('error', leave)
    outgoing.on('drain', proceed)
    events.heed(proceed)
    proceed()
  }
}
