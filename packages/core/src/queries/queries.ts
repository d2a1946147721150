import type {
  EndpointAnswer,
  EndpointArguments,
  EndpointInput,
  EndpointShape,
} from '@chuhai/contract/endpoint'
import type { UserInfo } from '@chuhai/contract/user'
import type { ReadableAtom } from 'nanostores'
import type { InnerCall } from '../calls/call'
import { buildRequest, type RequestInput, requestKey } from '../calls/request'
import { type CachedQuery, createQuery, type QueryStore } from './query'

/**
 * The one query of that read: the same endpoint and input give the same store to every widget.
 *
 * @param endpoint A constant of `@chuhai/contract` that only reads.
 * @param input As of `call`. What it says is the key, not which object it is.
 * @returns A store with `$state` (idle, loading, ready or failed, with the last data), `load()` and `refresh()`. Nothing is requested
 *   before one of these is called. Where the endpoint needs a user, data is forgotten when user or organisation change.
 * @example
 * const platforms = core.query(listRecommendedPlatforms)
 * platforms.$state.subscribe(({ phase, data }) => console.log(phase, data))
 * platforms.load().catch(core.report)
 */
export type QueryOf = <E extends EndpointShape>(
  endpoint: E,
  ...rest: EndpointArguments<E>
) => QueryStore<EndpointAnswer<E>>

export interface QueriesSettings {
  call: InnerCall
  $user: ReadableAtom<UserInfo | null>
  $orgId: ReadableAtom<string | null>
}

export const createQueries = ({ call, $user, $orgId }: QueriesSettings): QueryOf => {
  const queries = new Map<string, CachedQuery<unknown>>()
  const personal = new Set<CachedQuery<unknown>>()
  let userId: string | undefined
  let isReloadDue = false

  /** What one user has read, in one organisation, is not for the next; what is in sight is read again. */
  const forget = () => {
    for (const query of personal) query.forget()
    if (isReloadDue) return
    isReloadDue = true
    // User and organisation change together: one reload for both.
    queueMicrotask(() => {
      isReloadDue = false
      if (!userId) return
      for (const query of personal) if (query.$state.lc) query.refresh().catch(() => undefined)
    })
  }
  $user.listen((user) => {
    if (user?.id === userId) return
    userId = user?.id
    forget()
  })
  $orgId.listen(forget)

  const query = (endpoint: EndpointShape, input?: RequestInput) => {
    const key = requestKey(buildRequest(endpoint, input))
    const known = queries.get(key)
    if (known) return known
    // Past the duplicate guard: sharing already keeps a read to one request at a time.
    const created = createQuery(() =>
      call(endpoint, input as EndpointInput<EndpointShape>, { unguarded: true }),
    )
    queries.set(key, created)
    if (endpoint.access === 'user') personal.add(created)
    return created
  }

  return query as QueryOf
}
