import { ApiError } from './api-error'

/** How many of a kind run at the same time: in all, and for one owner. */
export interface Capacity {
  total: number
  each: number
}

/** Limits of one process. */
export interface Capacities {
  streams: Capacity
  uploads: Capacity
}

/** For all tabs and devices of a visitor. */
const streamsOfUser = 100
const uploadsOfUser = 4

export const capacitiesOf = (streams: number, uploads: number): Capacities => ({
  streams: { total: streams, each: streamsOfUser },
  uploads: { total: uploads, each: uploadsOfUser },
})

/** Counts what runs at the same time. */
export interface Gauge {
  /** Begins one, and returns the function that ends it; throws 503 where there are enough already. */
  enter(owner?: string): () => void
}

const retrySeconds = '5'

export const createGauge = ({ total, each }: Capacity): Gauge => {
  const byOwner = new Map<string, number>()
  let all = 0
  return {
    enter(owner = '') {
      const own = byOwner.get(owner) ?? 0
      if (all >= total || (owner !== '' && own >= each))
        throw new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': retrySeconds } })
      all += 1
      byOwner.set(owner, own + 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        all -= 1
        const left = (byOwner.get(owner) ?? 1) - 1
        if (left > 0) byOwner.set(owner, left)
        else byOwner.delete(owner)
      }
    },
  }
}
