import type { EndpointAnswer, EndpointRequest, EndpointShape } from '@chuhai/contract'
import type { Call, EnterContext, UserCall, VisitorSession } from './context'
import type { EventStream } from './event-stream'
import type { ReceivedFile, Refusals } from './received-file'
import type { Effect } from './submission'

/** The received file of a multipart call; it is discarded after the answer. */
type FilePart<E extends EndpointShape> = E extends { file: string } ? { file: ReceivedFile } : unknown

type MaybePromise<T> = T | Promise<T>

export type Handler<E extends EndpointShape> = (
  request: EndpointRequest<E> & FilePart<E>,
  call: E extends { access: 'user' } ? UserCall : Call,
) => E extends { idempotent: true }
  ? MaybePromise<Effect<EndpointAnswer<E>>>
  : Promise<E extends { stream: true } ? EventStream<EndpointAnswer<E>> : EndpointAnswer<E>>

/** How an endpoint receives its file. */
export interface UploadPolicy {
  /** Refuses a call before any of its file is received. */
  permit(call: UserCall): Promise<void>
  /** How long receiving may take. */
  limitMs: number
  refusals: Refusals
}

interface EndpointOptions {
  /** Finds or opens a session before access is checked; where it resolves with null, that of the request counts. */
  enter?: (query: Record<string, string>, context: EnterContext) => Promise<VisitorSession | null>
  /** For calls that wait for services other than the database. */
  deadlineMs?: number
  /** The same answer for every caller at any time. */
  staticAnswer?: unknown
  uploadPolicy?: UploadPolicy
  /** Whether it also reads drafts: its handler uses the database of its call and no other. */
  showsDrafts?: boolean
}

/** An endpoint that takes a file needs a policy for it. */
type OptionsOf<E extends EndpointShape> = E extends { file: string }
  ? [EndpointOptions & { uploadPolicy: UploadPolicy }]
  : [EndpointOptions?]

/** An endpoint of the contract and its handler. */
export interface Implementation extends EndpointOptions {
  endpoint: EndpointShape
  /** It is called with what the schemas of its endpoint have let through; as a method, it may take that alone. */
  handler(request: unknown, call: Call): unknown
}

/**
 * Binds a handler to its endpoint: its input and output are typed by the contract. The handler of an
 * idempotent endpoint returns the rows to write, and they are written once.
 */
export const implement = <const E extends EndpointShape>(
  endpoint: E,
  handler: Handler<E>,
  ...[options]: OptionsOf<E>
): Implementation => ({
  endpoint,
  handler,
  ...options,
})

/** Binds an endpoint to one answer for every caller, for as long as the process runs. */
export const implementStatic = <const E extends EndpointShape>(
  endpoint: E,
  staticAnswer: EndpointAnswer<E>,
): Implementation => ({ endpoint, handler: async () => staticAnswer, staticAnswer })
