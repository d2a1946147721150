import { ApiError } from './api-error'

const late = () => new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': '2' } })

/** How long a request may wait for others; time spent on reading what the caller sends does not count. */
export interface Deadline {
  within<T>(work: Promise<T>): Promise<T>
}

/** Bounds the time of a request: work that takes longer than `ms` in total is answered 503. */
export const createDeadline = (ms: number | undefined): Deadline => {
  let remainingMs = ms
  return {
    async within(work) {
      if (remainingMs === undefined) return work
      // After the deadline its failure is not awaited.
      work.catch(() => {})
      const start = performance.now()
      let timer: NodeJS.Timeout | undefined
      const end = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(late()), remainingMs)
      })
      return Promise.race([work, end]).finally(() => {
        clearTimeout(timer)
        remainingMs = Math.max(0, (remainingMs ?? 0) - (performance.now() - start))
      })
    },
  }
}
