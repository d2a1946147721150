const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** `2026-11-23 21:30:05`, in China's time, as the protocol writes it. */
export const shanghaiTime = (ms: number): string =>
  new Date(ms + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Reads such a time; null where it is none. */
export const readShanghaiTime = (text: string): number | null => {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`)
  return /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) && !Number.isNaN(ms) ? ms - shanghaiOffsetMs : null
}
