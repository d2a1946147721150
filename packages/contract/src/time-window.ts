/** A moment: milliseconds since 1970, a text in ISO 8601, or a `Date`. */
export type Instant = number | string | Date

/** 1 before the start, 2 between, 3 after the end. */
export type WindowPhase = 1 | 2 | 3

/**
 * Compares a time with a window (specification, section 4), which includes its start and end.
 *
 * @returns 1 before the start, 2 between, 3 after the end.
 * @example
 * timeWindow(Date.now(), '2026-11-01T00:00:00Z', '2026-12-18T16:00:00Z')
 */
export const timeWindow = (now: Instant, start: Instant, end: Instant): WindowPhase => {
  const time = Number(new Date(now))
  if (time < Number(new Date(start))) return 1
  return time > Number(new Date(end)) ? 3 : 2
}
