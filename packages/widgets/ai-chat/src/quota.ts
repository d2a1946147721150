import type { QueryStore } from '@chuhai/core'
import dayjs from 'dayjs'
import { logError } from './log-error'

const minuteMs = 60_000

/**
 * Loads the free questions again when they are renewed; returns a function that stops this. Checks the clock every minute,
 * because a computer may sleep meanwhile.
 */
export const refreshWhenRenewed = (quota: QueryStore<{ left: number; renewsAt: string }>): (() => void) => {
  const check = () => {
    const { data } = quota.$state.get()
    if (data?.left === 0 && Date.parse(data.renewsAt) <= Date.now()) quota.refresh().catch(logError)
  }
  const timer = setInterval(check, minuteMs)
  return () => clearInterval(timer)
}

/** Returns when free questions are renewed: `明天 0:00`, or only the time when it is today. */
export const formatRenewal = (iso: string, now: Date, tomorrow: string): string => {
  const renewal = dayjs(iso)
  if (!renewal.isValid()) return tomorrow
  return renewal.isSame(now, 'day') ? renewal.format('H:mm') : `${tomorrow} ${renewal.format('H:mm')}`
}
