import type { QueryStore } from '@chuhai/core'
import { log } from './log'

const minuteMs = 60_000

/**
 * Asks for the free questions again once a new day has brought them; answers how to leave off. The clock is looked at every
 * minute, because a computer may sleep meanwhile.
 */
export const watchRenewal = (quota: QueryStore<{ left: number; renewsAt: string }>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leftMs = () => Date.parse(quota.$state.get().data?.renewsAt ?? '') - Date.now()
  const wait = (ms: number) => {
    timer = setTimeout(look, Math.min(ms, minuteMs))
  }
  const look = () => {
    const ms = leftMs()
    if (ms > 0) wait(ms)
    else quota.refresh().catch(log)
  }
  const stop = quota.$state.subscribe(({ phase, data }) => {
    clearTimeout(timer)
    if (phase === 'loading' || data?.left !== 0) return
    const ms = leftMs()
    // The server's clock may be behind: it is not asked again at once.
    wait(ms > 0 ? ms : minuteMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
