export type Instant = number | string | Date

/** 1 before the start, 2 between, 3 after the end. */
export type WindowPhase = 1 | 2 | 3

/** Where a moment stands to a window (specification, section 4); start and end themselves are within it. */
export const timeWindow = (now: Instant, start: Instant, end: Instant): WindowPhase => {
  const time = Number(new Date(now))
  if (time < Number(new Date(start))) return 1
  return time > Number(new Date(end)) ? 3 : 2
}
