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
  /** What has arrived was no answer. */
  onAnew(): void
  /** The connection is lost and the browser says that it is offline, until something arrives. */
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

/** Waits for the time, or until the browser is online. */
const waitToReconnect = (ms: number, outer: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (outer.aborted) throw outer.reason
    const { signal, later, end } = createInnerScope(outer)
    signal.addEventListener('abort', () => (outer.aborted ? reject(outer.reason) : resolve()))
    addEventListener('online', end, ownOptions({ signal }))
    later(ms, end)
  })

/** Returns the part of an event that has not arrived yet; null when something before it is missing. */
const newPart = (msg: string, offset: number, length: number): string | null =>
  offset > length ? null : msg.slice(length - offset)

/** Reads one connection; resolves to the last event of the answer, or to null where the connection ends before it. */
const readConnection = async (
  { receivedLength, open, onChunk, onAnew }: ReconnectOptions,
  connection: AbortSignal,
  onArrived: (hasText: boolean) => void,
): Promise<AnswerChunk | null> => {
  let offset = receivedLength()
  for await (const chunk of open(connection)) {
    if (chunk.isAnew) onAnew()
    if (chunk.offset !== undefined) offset = chunk.offset
    const msg = newPart(chunk.msg, offset, receivedLength())
    if (msg === null) return null
    offset += chunk.msg.length
    onArrived(msg !== '')
    onChunk({ ...chunk, msg })
    if (chunk.state) return chunk
  }
  return null
}

/**
 * Reads an answer to its end, over as many connections as needed; resolves to its last event. Rejects when it is refused,
 * aborted, or cannot be reached for long. A browser that says that it is offline may be wrong (VPNs, virtual adapters), so
 * the attempts go on meanwhile, and do not count.
 */
export const readWithReconnects = async (options: ReconnectOptions): Promise<AnswerChunk> => {
  const { onOffline, signal } = options
  let failures = 0
  let wasOffline = false
  const setOffline = (isNow: boolean) => {
    if (isNow !== wasOffline) onOffline(isNow)
    wasOffline = isNow
  }
  const handleArrived = (hasText: boolean) => {
    setOffline(false)
    if (hasText) failures = 0
  }
  for (;;) {
    let cause: unknown
    const connection = createInnerScope(signal)
    // A dead connection may not notice that the browser is offline.
    addEventListener('offline', connection.end, ownOptions({ signal: connection.signal }))
    try {
      const last = await readConnection(options, connection.signal, handleArrived)
      if (last) return last
    } catch (error) {
      if (signal.aborted || !(connection.signal.aborted || isConnectionLost(error))) throw error
      cause = error
    } finally {
      connection.end()
    }
    setOffline(isOffline())
    const ms = pausesMs[failures] ?? (wasOffline ? pausesMs.at(-1) : undefined)
    if (ms === undefined)
      throw cause ?? new Error('[chuhai] The answer was cut off and could not be resumed.')
    await waitToReconnect(ms, signal)
    failures = wasOffline && !isOffline() ? 0 : failures + 1
  }
}
