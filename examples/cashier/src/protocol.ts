/** Reads yuan with up to two decimals as fen; null for anything else. */
export const fenOf = (yuan: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Writes fen as yuan with two decimals. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2)

const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** `2026-11-23 21:30:05`, in China's time, as the protocol writes it. */
export const shanghaiTime = (ms: number): string =>
  new Date(ms + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Reads such a time; null where it is none. */
export const readShanghaiTime = (text: string): number | null => {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`)
  return /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) && !Number.isNaN(ms) ? ms - shanghaiOffsetMs : null
}
