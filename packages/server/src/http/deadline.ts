import { ApiError } from './api-error'

const late = () => new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': '2' } })

/** How long a request may wait for others; time spent on reading what the caller sends does not count. */
export interface Deadline {
  within<T>(work: Promise<T>): Promise<T>
}

/** Nobody waits for a database that hangs: what takes longer than `ms` in all becomes 503. */
export const createDeadline = (ms: number | undefined): Deadline => {
  let leftMs = ms
  return {
    async within(work) {
      if (leftMs === undefined) return work
      // The work may still fail when nobody listens any longer.
      work.catch(() => {})
      const start = performance.now()
      let timer: NodeJS.Timeout | undefined
      const end = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(late()), leftMs)
      })
      return Promise.race([work, end]).finally(() => {
        clearTimeout(timer)
        leftMs = Math.max(0, (leftMs ?? 0) - (performance.now() - start))
      })
    },
  }
}
