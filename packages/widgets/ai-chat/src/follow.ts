import type { AnswerChunk } from '@chuhai/contract/assistant'
import { isCallError } from '@chuhai/core'

/** Pauses between tries, in milliseconds; a word that comes through begins them anew. */
const pausesMs = [500, 1000, 2000, 4000, 8000, 8000]

export interface Following {
  /** How much of the answer is there. */
  length(): number
  /** Asks for what is missing, until `signal` says that nothing can come any more. */
  open(signal: AbortSignal): AsyncIterable<AnswerChunk>
  /** The rest of an answer, or what is said about it. */
  take(chunk: AnswerChunk): void
  /** The browser has no network; the answer goes on when it is back. */
  onOffline(isOffline: boolean): void
  signal: AbortSignal
}

/** Whether asking again may help: nothing was refused, the line gave way. */
const isCut = (error: unknown): boolean =>
  isCallError(error) &&
  !error.code.startsWith('AI_') &&
  (error.code === 'NETWORK' || error.code === 'TIMEOUT' || [502, 503, 504].includes(error.httpStatus))

const isOffline = () => globalThis.navigator?.onLine === false

/** Ends with the browser's network, or with `signal`: a dead line would otherwise be waited for. */
const createLine = (signal: AbortSignal) => {
  const line = new AbortController()
  const cut = () => line.abort()
  const close = () => {
    removeEventListener('offline', cut)
    signal.removeEventListener('abort', cut)
  }
  addEventListener('offline', cut)
  signal.addEventListener('abort', cut)
  if (signal.aborted) cut()
  return { signal: line.signal, close }
}

/** Waits so long, or until the network is back, or for nothing else while there is none. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      removeEventListener('online', back)
      signal.removeEventListener('abort', leave)
      settle()
    }
    const back = end(resolve)
    const leave = end(() => reject(signal.reason))
    const timer = isOffline() ? undefined : setTimeout(back, ms)
    addEventListener('online', back)
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
  })

/** What of an event is new: a stream may begin before the place where the last one was cut. Null where something is missing. */
const freshPart = (msg: string, from: number, length: number): string | null =>
  from > length ? null : msg.slice(length - from)

/**
 * Follows an answer to its end, over as many connections as it takes; answers its last event. Rejects when it is refused,
 * aborted, or cannot be reached for long.
 */
export const followAnswer = async (following: Following): Promise<AnswerChunk> => {
  const { length, open, take, onOffline, signal } = following
  for (let failures = 0; ; failures += 1) {
    let cause: unknown
    const line = createLine(signal)
    try {
      let place = length()
      for await (const chunk of open(line.signal)) {
        if (chunk.offset !== undefined) place = chunk.offset
        const fresh = freshPart(chunk.msg, place, length())
        if (fresh === null) break
        place += chunk.msg.length
        if (fresh) failures = 0
        take({ ...chunk, msg: fresh })
        if (chunk.state) return chunk
      }
    } catch (error) {
      if (signal.aborted || !(line.signal.aborted || isCut(error))) throw error
      cause = error
    } finally {
      line.close()
    }
    const ms = pausesMs[failures]
    if (ms === undefined)
      throw cause ?? new Error('[chuhai] The answer was cut off and could not be resumed.')
    const wasOffline = isOffline()
    if (wasOffline) onOffline(true)
    await pause(ms, signal)
    if (wasOffline) {
      onOffline(false)
      failures = -1
    }
  }
}
