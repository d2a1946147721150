import type { EndpointAnswer, EndpointInput, EndpointShape } from '@chuhai/contract/endpoint'
import type { InnerCall } from '../calls/call'
import { keyOf, type WireInput, wireRequestOf } from '../calls/wire-request'
import { createQuery, type QueryStore } from './query'

/** The one query of that read: the same endpoint and input give the same store to every widget. */
export type QueryOf = <E extends EndpointShape>(
  endpoint: E,
  ...rest: Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>]
    : [input: EndpointInput<E>]
) => QueryStore<EndpointAnswer<E>>

export const createQueries = (call: InnerCall): QueryOf => {
  const queries = new Map<string, QueryStore<unknown>>()

  const query = (endpoint: EndpointShape, input?: WireInput) => {
    const key = keyOf(wireRequestOf(endpoint, input))
    const known = queries.get(key)
    if (known) return known
    // Past the duplicate guard: sharing already keeps a read to one request at a time.
    const created = createQuery(() => call(endpoint, input as never, { unguarded: true }))
    queries.set(key, created)
    return created
  }

  return query as QueryOf
}
