/** Groups of calls that are counted apart. */
export type LimitGroup = 'read' | 'write' | 'page' | 'upload'

/** Requests a client address, or for uploads a user, may make per minute in each group; 0 means no limit. */
export type LimitsPerMinute = Record<LimitGroup, number>

export const defaultLimits: LimitsPerMinute = { read: 1200, write: 120, page: 600, upload: 60 }

/** Counts a call; answers the seconds to wait when it is one too many, else null. */
export interface Limiter {
  count(group: LimitGroup, client: string, what: string): Promise<number | null>
}
