import { hash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { countTogether, type Verdict } from './count-together'
import type { Limiter, LimitGroup, LimitsPerMinute } from './limits'

const duration = 60

const inMemory = (group: LimitGroup, points: number) =>
  new RateLimiterMemory({ keyPrefix: group, points, duration })

/** Counts a call under a key; answers the milliseconds to wait when it is one too many. */
type Count = (key: string) => Promise<number | null>

/** Counters in the database, so that instances share them; in memory for as long as it is away. */
const shared = (group: LimitGroup, points: number, pool: unknown) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: group,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory(group, points),
  })

/**
 * Reads and pages are bounded per instance, because counting them in the database would cost more than answering.
 * Writes and uploads are counted together where a pool is given.
 */
export const createLimiter = (limits: LimitsPerMinute, pool?: unknown): Limiter => {
  const of = (group: LimitGroup): Count | null => {
    const points = limits[group]
    if (points === 0) return null
    const isShared = (group === 'write' || group === 'upload') && pool !== undefined
    const limiter = isShared ? shared(group, points, pool) : inMemory(group, points)
    const add = (key: string, count: number) => consume(limiter, key, count)
    return isShared ? countTogether(add) : async (key) => waitAfter(await add(key, 1))
  }
  const counts: Record<LimitGroup, Count | null> = {
    read: of('read'),
    write: of('write'),
    page: of('page'),
    upload: of('upload'),
  }
  return {
    async count(group, client, what) {
      const waitMs = (await counts[group]?.(keyOf(client, what))) ?? null
      return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000))
    },
  }
}

/** Adds to a counter; a counter that is blocked has not counted, and lets nobody through. */
const consume = async (limiter: RateLimiterAbstract, key: string, count: number): Promise<Verdict> => {
  try {
    await limiter.consume(key, count)
    return { admitted: count, waitMs: 0 }
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    const { consumedPoints, msBeforeNext } = result
    const admitted = consumedPoints === 0 ? 0 : Math.max(0, limiter.points - (consumedPoints - count))
    return { admitted, waitMs: msBeforeNext }
  }
}

const waitAfter = ({ admitted, waitMs }: Verdict): number | null => (admitted > 0 ? null : waitMs)

/** Who calls is personal data: the database holds only a digest. */
const keyOf = (client: string, what: string): string => hash('sha256', `${client} ${what}`, 'base64url')
