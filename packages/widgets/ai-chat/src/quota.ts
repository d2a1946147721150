import type { QueryStore } from '@chuhai/core'
import dayjs from 'dayjs'
import { logError } from './log-error'

const minuteMs = 60_000

/**
 * Loads the free questions again when they are renewed; returns a function that stops this. Checks the clock every minute,
 * because a computer may sleep meanwhile.
 */
export const refreshWhenRenewed = (quota: QueryStore<{ left: number; renewsAt: string }>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const remainingMs = () => Date.parse(quota.$state.get().data?.renewsAt ?? '') - Date.now()
  const schedule = (ms: number) => {
    timer = setTimeout(check, Math.min(ms, minuteMs))
  }
  const check = () => {
    const ms = remainingMs()
    if (ms > 0) schedule(ms)
    else quota.refresh().catch(logError)
  }
  const unsubscribe = quota.$state.subscribe(({ phase, data }) => {
    clearTimeout(timer)
    if (phase === 'loading' || data?.left !== 0) return
    const ms = remainingMs()
    // The server's clock may be behind, so it is not asked again at once.
    schedule(ms > 0 ? ms : minuteMs)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Returns when free questions are renewed: `明天 0:00`, or only the time when it is today. */
export const formatRenewal = (iso: string, now: Date, tomorrow: string): string => {
  const renewal = dayjs(iso)
  if (!renewal.isValid()) return tomorrow
  return renewal.isSame(now, 'day') ? renewal.format('H:mm') : `${tomorrow} ${renewal.format('H:mm')}`
}
