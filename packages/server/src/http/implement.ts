import type { EndpointAnswer, EndpointRequest, EndpointShape } from '@chuhai/contract'
import type { Effect } from '../idempotency/answer-once'
import type { ReceivedFile, Refusals } from '../uploads/receive-file'
import type { Arrival, Call, Session, UserCall } from './context'
import type { EventStream } from './event-stream'

/** The file of a multipart call has arrived, and is discarded when the call is answered. */
type FilePart<E extends EndpointShape> = E extends { file: string } ? { file: ReceivedFile } : unknown

type MaybePromise<T> = T | Promise<T>

export type Handler<E extends EndpointShape> = (
  request: EndpointRequest<E> & FilePart<E>,
  call: E extends { access: 'user' } ? UserCall : Call,
) => E extends { idempotent: true }
  ? MaybePromise<Effect<EndpointAnswer<E>>>
  : Promise<E extends { stream: true } ? EventStream<EndpointAnswer<E>> : EndpointAnswer<E>>

/** What an endpoint says of its file beside which it accepts: who may send one, how long it may take, and what is refused how. */
export interface Reception {
  /** Refuses a call before any of its file is received. */
  permit(call: UserCall): Promise<void>
  limitMs: number
  refusals: Refusals
}

interface Particulars {
  /** Opens a session before the call is judged; with null, that of the cookie counts. */
  enter?: (query: Record<string, string>, arrival: Arrival) => Promise<Session | null>
  /** For calls that wait for other services than the database. */
  deadlineMs?: number
  /** The answer to everybody at any time. */
  fixed?: unknown
  reception?: Reception
}

/** Who takes files says how. */
type ParticularsOf<E extends EndpointShape> = E extends { file: string }
  ? [Particulars & { reception: Reception }]
  : [Particulars?]

/** An endpoint of the contract and what answers it. */
export interface Implementation extends Particulars {
  endpoint: EndpointShape
  handler: (request: never, call: never) => unknown
}

/**
 * Binds a handler to its endpoint: what comes in and what goes out is typed by the contract. The handler of an
 * idempotent endpoint says what is to be written, and it is written once.
 */
export const implement = <const E extends EndpointShape>(
  endpoint: E,
  handler: Handler<E>,
  ...[particulars]: ParticularsOf<E>
): Implementation => ({
  endpoint,
  handler,
  ...particulars,
})

/** Binds an endpoint to the one answer it gives to everybody, for as long as the process runs. */
export const implementFixed = <const E extends EndpointShape>(
  endpoint: E,
  fixed: EndpointAnswer<E>,
): Implementation => ({ endpoint, handler: async () => fixed, fixed })
