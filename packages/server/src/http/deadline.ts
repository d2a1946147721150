import { withTimeout } from '../process/with-timeout'
import { ApiError } from './api-error'

const late = () => new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': '2' } })

/** How long a request may wait for other services; the time of reading its body does not count. */
export interface Deadline {
  within<T>(work: Promise<T>): Promise<T>
}

/** Bounds the time of a request: work that takes longer than `ms` in total is answered 503. */
export const createDeadline = (ms: number | undefined): Deadline => {
  let remainingMs = ms
  return {
    async within(work) {
      if (remainingMs === undefined) return work
      const start = performance.now()
      return withTimeout(work, remainingMs, late).finally(() => {
        remainingMs = Math.max(0, (remainingMs ?? 0) - (performance.now() - start))
      })
    },
  }
}
