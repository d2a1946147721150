import { hash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { createBatchLoader } from '../database/batch-loader'
import { type AddressRange, createFactors } from '../settings/address-ranges'

/** Calls in a minute of a user or, without a sign-in, of an address. */
type ClientGroup = 'read' | 'write' | 'page' | 'upload'

/**
 * Leads of a sender in an hour from the pages of one site; from any sender those of a site in an hour and with a phone number
 * in a day; and what is kept apart of a sender in a day.
 */
type LeadGroup = 'leadsOfSender' | 'leadsOfSite' | 'leadsOfPhone' | 'leadsApart'

/** Page views, and events, of a sender that are kept in a day; faults of pages in a minute. */
type TrackGroup = 'tracks' | 'faults'

/** Codes that confirm an address: those of a user, and those to an address from whatever users, in a day. */
type CodeGroup = 'codesOfUser' | 'codesOfAddress'

/** Per sender and hour: quotes that are stored, and look-ups of unknown tracking numbers. */
type LogisticsGroup = 'quotes' | 'trackingGuesses'

/** Groups of calls with limits of their own. */
export type LimitGroup = ClientGroup | LeadGroup | TrackGroup | CodeGroup | LogisticsGroup

/** Calls in each group; 0 means no limit, and so does no number. */
export type Limits = Record<ClientGroup, number> &
  Partial<Record<LeadGroup | TrackGroup | CodeGroup | LogisticsGroup, number>>

export const defaultLimits: Limits = { read: 1200, write: 120, page: 600, upload: 60 }

/** What is kept apart of one sender in a day takes no more room than this. */
export const leadsApartPerDay = 100

/** More than a visitor looks at; ranges of addresses that many share have a multiple. */
export const trackLimits = { tracks: 3000, faults: 6 }

/** Enough for somebody who mistypes, and too few to fill the mailbox or phone of somebody else. */
export const codeLimits = { codesOfUser: 10, codesOfAddress: 5 }

/**
 * `quotes` is more than anyone compares, and bounds what is stored with the prices of all lines; `trackingGuesses` allows two full look-ups
 * of mistyped numbers, and is too few to enumerate sequential ones.
 */
export const logisticsLimits = { quotes: 600, trackingGuesses: 40 }

/** Counts calls. */
export interface Limiter {
  /** Resolves with the seconds to wait when the call is over the limit, else null; `name` has a counter of its own. */
  count(group: LimitGroup, client: string, name: string): Promise<number | null>
  /** Resolves with the seconds to wait where earlier calls were over the limit, else null; it counts nothing. */
  wait(group: LimitGroup, client: string, name: string): Promise<number | null>
}

/** How long counting may wait for a connection, and for its answer; then it counts in memory. */
export const countTimeoutMs = 400

const seconds: Record<LimitGroup, number> = {
  read: 60,
  write: 60,
  page: 60,
  upload: 60,
  leadsOfSender: 60 * 60,
  leadsOfSite: 60 * 60,
  leadsOfPhone: 24 * 60 * 60,
  leadsApart: 24 * 60 * 60,
  tracks: 24 * 60 * 60,
  faults: 60,
  codesOfUser: 24 * 60 * 60,
  codesOfAddress: 24 * 60 * 60,
  quotes: 60 * 60,
  trackingGuesses: 60 * 60,
}

const localGroups: ReadonlySet<LimitGroup> = new Set(['read', 'page', 'tracks', 'faults', 'quotes'])

const inMemory = (group: LimitGroup, points: number) =>
  new RateLimiterMemory({ keyPrefix: group, points, duration: seconds[group] })

/** Counters in the database, so that instances share them; in memory while it is unreachable. */
const shared = (group: LimitGroup, points: number, pool: unknown) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: group,
    points,
    duration: seconds[group],
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory(group, points),
  })

/** Adds calls to a counter; resolves with the milliseconds that each has to wait, 0 for those that are admitted. */
const consume = async (limiter: RateLimiterAbstract, key: string, calls: number): Promise<number[]> => {
  try {
    await limiter.consume(key, calls)
    return Array(calls).fill(0)
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    const { consumedPoints, msBeforeNext } = result
    // A blocked counter has not counted.
    const admitted = consumedPoints === 0 ? 0 : Math.max(0, limiter.points - (consumedPoints - calls))
    return Array.from({ length: calls }, (_, index) => (index < admitted ? 0 : msBeforeNext))
  }
}

/** Resolves with the milliseconds that a key has to wait, 0 where it may call. */
const waitOf = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  const found = await limiter.get(key)
  return found && found.consumedPoints > limiter.points ? found.msBeforeNext : 0
}

/** Counts calls of one key that come in one turn of the event loop by one statement. */
const createSharedCounter = (limiter: RateLimiterAbstract) =>
  createBatchLoader(async (keys: readonly string[]) => {
    const calls = new Map<string, number>()
    for (const key of keys) calls.set(key, (calls.get(key) ?? 0) + 1)
    const waits = new Map<string, number[]>()
    await Promise.all(
      [...calls].map(async ([key, count]) => waits.set(key, await consume(limiter, key, count))),
    )
    return keys.map((key) => waits.get(key)?.shift() ?? 0)
  })

/** Both resolve with the milliseconds that a key has to wait. */
interface Counter {
  count(key: string): Promise<number>
  wait(key: string): Promise<number>
}

/**
 * Reads, pages, what pages record and quotes are limited per instance, because counting them in the database would cost more than
 * answering them.
 * Everything else is counted in the database where a pool is given.
 */
export const createLimiter = (
  limits: Limits,
  pool?: unknown,
  ranges: readonly AddressRange[] = [],
): Limiter => {
  const factorOf = createFactors(ranges)
  const counterOf = (group: LimitGroup, factor: number): Counter | null => {
    const points = (limits[group] ?? 0) * factor
    if (points === 0) return null
    const isLocal = localGroups.has(group)
    const isShared = !isLocal && pool !== undefined
    const limiter = isShared ? shared(group, points, pool) : inMemory(group, points)
    return {
      count: isShared
        ? createSharedCounter(limiter)
        : async (key) => (await consume(limiter, key, 1))[0] ?? 0,
      wait: (key) => waitOf(limiter, key),
    }
  }
  const countersOf = (factor: number) => ({
    read: counterOf('read', factor),
    write: counterOf('write', factor),
    page: counterOf('page', factor),
    upload: counterOf('upload', factor),
    leadsOfSender: counterOf('leadsOfSender', factor),
    leadsOfSite: counterOf('leadsOfSite', factor),
    leadsOfPhone: counterOf('leadsOfPhone', factor),
    leadsApart: counterOf('leadsApart', factor),
    tracks: counterOf('tracks', factor),
    faults: counterOf('faults', factor),
    codesOfUser: counterOf('codesOfUser', factor),
    codesOfAddress: counterOf('codesOfAddress', factor),
    quotes: counterOf('quotes', factor),
    trackingGuesses: counterOf('trackingGuesses', factor),
  })
  const counters = new Map([1, ...ranges.map(({ factor }) => factor)].map((one) => [one, countersOf(one)]))
  const ask =
    (how: keyof Counter): Limiter['count'] =>
    async (group, client, name) => {
      const waitMs = (await counters.get(factorOf(client))?.[group]?.[how](keyOf(client, name))) ?? 0
      return waitMs === 0 ? null : Math.max(1, Math.ceil(waitMs / 1000))
    }
  return { count: ask('count'), wait: ask('wait') }
}

/** A client's address is personal data: the database holds only a digest. */
const keyOf = (client: string, name: string): string => hash('sha256', `${client} ${name}`, 'base64url')
