import { getHeapStatistics, type HeapInfo } from 'node:v8'
import { ApiError } from './api-error'

/** How many of a kind run at the same time: in all, and for one owner. */
export interface Capacity {
  total: number
  each: number
  /** Whether memory is too short for one more. */
  isMemoryLow?: () => boolean
}

/** Limits of one process. */
export interface Capacities {
  streams: Capacity
  uploads: Capacity
}

/** For all tabs and devices of a visitor. */
const streamsOfUser = 100
const uploadsOfUser = 4

/** Near its limit V8 collects all the time, and beyond it ends the process. */
const heapShare = 0.85

/** Whether the heap has grown so far that what runs should end before more begins. */
export const isHeapNearlyFull = (
  {
    used_heap_size: used,
    heap_size_limit: limit,
  }: Pick<HeapInfo, 'used_heap_size' | 'heap_size_limit'> = getHeapStatistics(),
): boolean => used > heapShare * limit

export const capacitiesOf = (streams: number, uploads: number): Capacities => ({
  streams: { total: streams, each: streamsOfUser, isMemoryLow: isHeapNearlyFull },
  uploads: { total: uploads, each: uploadsOfUser, isMemoryLow: isHeapNearlyFull },
})

/** Counts what runs at the same time. */
export interface Gauge {
  /** Begins one, and returns the function that ends it; throws 503 where there are enough already, or memory is short. */
  enter(owner?: string): () => void
}

const retrySeconds = '5'

export const createGauge = ({ total, each, isMemoryLow = () => false }: Capacity): Gauge => {
  const byOwner = new Map<string, number>()
  let all = 0
  return {
    enter(owner = '') {
      const own = byOwner.get(owner) ?? 0
      if (all >= total || (owner !== '' && own >= each) || isMemoryLow())
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
