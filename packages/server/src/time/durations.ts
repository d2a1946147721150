/** Durations in milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
/** A day without a change of daylight saving time, as all days of China and UTC are. */
export const dayMs = 24 * hourMs
