import type { QueryStore, Scope } from '@chuhai/core'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { logError } from './log-error'

const minuteMs = 60_000

/**
 * Loads the free questions again when they are renewed. Checks the clock every minute, because a computer may sleep
 * meanwhile.
 */
export const refreshWhenRenewed = (
  quota: QueryStore<{ left: number; renewsAt: string }>,
  now: () => number,
  { every }: Pick<Scope, 'every'>,
): void =>
  every(minuteMs, () => {
    const { data } = quota.$state.get()
    if (data?.left === 0 && Date.parse(data.renewsAt) <= now()) quota.refresh().catch(logError)
  })

/** Returns when free questions are renewed, in China: `明天 0:00`, or only the time when it is today. */
export const formatRenewal = (iso: string, now: number, tomorrow: string): string => {
  if (Number.isNaN(Date.parse(iso))) return tomorrow
  const { clock } = chinaTime(iso)
  return chinaDay(iso) === chinaDay(now) ? clock : `${tomorrow} ${clock}`
}
