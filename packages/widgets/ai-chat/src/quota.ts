import type { QueryStore } from '@chuhai/core'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { logError } from './log-error'

const minuteMs = 60_000

/**
 * Loads the free questions again when they are renewed; returns a function that stops this. Checks the clock every minute,
 * because a computer may sleep meanwhile.
 */
export const refreshWhenRenewed = (
  quota: QueryStore<{ left: number; renewsAt: string }>,
  now: () => number,
): (() => void) => {
  const check = () => {
    const { data } = quota.$state.get()
    if (data?.left === 0 && Date.parse(data.renewsAt) <= now()) quota.refresh().catch(logError)
  }
  const timer = setInterval(check, minuteMs)
  return () => clearInterval(timer)
}

/** Returns when free questions are renewed, in China: `明天 0:00`, or only the time when it is today. */
export const formatRenewal = (iso: string, now: number, tomorrow: string): string => {
  if (Number.isNaN(Date.parse(iso))) return tomorrow
  const { clock } = chinaTime(iso)
  return chinaDay(iso) === chinaDay(now) ? clock : `${tomorrow} ${clock}`
}
