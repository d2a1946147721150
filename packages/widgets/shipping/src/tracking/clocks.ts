/** Returns a moment as a clock so many minutes ahead of UTC shows it: `2026-11-28 10:20`. */
export const clockAt = (moment: string, offset: number): string =>
  new Date(Date.parse(moment) + offset * 60_000).toISOString().slice(0, 16).replace('T', ' ')

/** How many minutes the visitor's clock was ahead of UTC at a moment. */
export const visitorOffset = (moment: string): number => -new Date(moment).getTimezoneOffset()

/**
 * Names a zone by its distance from UTC.
 *
 * @example
 * zoneText(-210) // 'UTC−3:30'
 */
export const zoneText = (offset: number): string => {
  const minutes = Math.abs(offset)
  const part = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${part}`
}
