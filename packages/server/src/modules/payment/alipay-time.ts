import { shanghaiOffsetMs } from '../shanghai'

/** Writes a time as the provider does: `2026-11-23 21:30:05`, in China. */
export const shanghaiTime = (time: Date): string =>
  new Date(time.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Reads such a time; null where it is none. */
export const readShanghaiTime = (text: string): Date | null => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text) ?? []
  const ms = Date.parse(`${day}T${time}+08:00`)
  return Number.isNaN(ms) ? null : new Date(ms)
}
