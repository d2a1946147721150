import type { EndpointAnswer, EndpointRequest, EndpointShape } from '@chuhai/contract'
import type { Effect } from '../idempotency/answer-once'
import type { Call } from './context'

export type Handler<E extends EndpointShape> = (
  request: EndpointRequest<E>,
  call: Call,
) => E extends { idempotent: true } ? Effect<EndpointAnswer<E>> : Promise<EndpointAnswer<E>>

/** An endpoint of the contract and what answers it. */
export interface Implementation {
  endpoint: EndpointShape
  handler: (request: never, call: Call) => unknown
}

/**
 * Binds a handler to its endpoint: what comes in and what goes out is typed by the contract. The handler of an
 * idempotent endpoint says what is to be written, and it is written once.
 */
export const implement = <const E extends EndpointShape>(
  endpoint: E,
  handler: Handler<E>,
): Implementation => ({
  endpoint,
  handler,
})
