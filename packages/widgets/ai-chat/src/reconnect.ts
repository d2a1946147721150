import type { AnswerChunk } from '@chuhai/contract/assistant'
import { createScope, isCallError, ownOptions, type Scope } from '@chuhai/core'

/** Pauses between attempts, in milliseconds; text that arrives starts them from the first again. */
const pausesMs = [500, 1000, 2000, 4000, 8000, 8000]

export interface ReconnectOptions {
  /** Returns how much of the answer has arrived. */
  receivedLength(): number
  /** Opens a connection for the rest of the answer. */
  open(signal: AbortSignal): AsyncIterable<AnswerChunk>
  onChunk(chunk: AnswerChunk): void
  /** The browser is offline; the answer continues when it is online again. */
  onOffline(isOffline: boolean): void
  signal: AbortSignal
}

const isConnectionLost = (error: unknown): boolean =>
  isCallError(error) &&
  !error.code.startsWith('AI_') &&
  (error.code === 'NETWORK' || error.code === 'TIMEOUT' || [502, 503, 504].includes(error.httpStatus))

const isOffline = () => globalThis.navigator?.onLine === false

/** Returns a scope that also ends with the outer signal. */
const createInnerScope = (outer: AbortSignal): Scope => {
  const inner = createScope()
  outer.addEventListener('abort', inner.end, ownOptions({ signal: inner.signal }))
  return inner
}

/** Waits for the time, or, while the browser is offline, until it is online. */
const waitToReconnect = (ms: number, outer: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    outer.throwIfAborted()
    const { signal, later, end } = createInnerScope(outer)
    signal.addEventListener('abort', () => (outer.aborted ? reject(outer.reason) : resolve()))
    addEventListener('online', end, ownOptions({ signal }))
    if (!isOffline()) later(ms, end)
  })

/** Returns the part of an event that has not arrived yet; null when something before it is missing. */
const newPart = (msg: string, offset: number, length: number): string | null =>
  offset > length ? null : msg.slice(length - offset)

/**
 * Reads an answer to its end, over as many connections as needed; resolves to its last event. Rejects when it is refused,
 * aborted, or cannot be reached for long.
 */
export const readWithReconnects = async (options: ReconnectOptions): Promise<AnswerChunk> => {
  const { receivedLength, open, onChunk, onOffline, signal } = options
  for (let failures = 0; ; failures += 1) {
    let cause: unknown
    const connection = createInnerScope(signal)
    // A dead connection may not notice that the browser is offline.
    addEventListener('offline', connection.end, ownOptions({ signal: connection.signal }))
    try {
      let offset = receivedLength()
      for await (const chunk of open(connection.signal)) {
        if (chunk.offset !== undefined) offset = chunk.offset
        const msg = newPart(chunk.msg, offset, receivedLength())
        if (msg === null) break
        offset += chunk.msg.length
        if (msg) failures = 0
        onChunk({ ...chunk, msg })
        if (chunk.state) return chunk
      }
    } catch (error) {
      if (signal.aborted || !(connection.signal.aborted || isConnectionLost(error))) throw error
      cause = error
    } finally {
      connection.end()
    }
    const ms = pausesMs[failures]
    if (ms === undefined)
      throw cause ?? new Error('[chuhai] The answer was cut off and could not be resumed.')
    const wasOffline = isOffline()
    if (wasOffline) onOffline(true)
    await waitToReconnect(ms, signal)
    if (wasOffline) {
      onOffline(false)
      failures = -1
    }
  }
}
