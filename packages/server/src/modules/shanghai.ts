export const dayMs = 24 * 60 * 60 * 1000
/** China keeps one time all year. */
export const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** The date in Shanghai, so many days from a moment. */
export const dateInShanghai = (now: Date, days = 0): string =>
  new Date(now.getTime() + shanghaiOffsetMs + days * dayMs).toISOString().slice(0, 10)
