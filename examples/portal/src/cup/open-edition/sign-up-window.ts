import type { Edition } from '@chuhai/contract/competition'
import { timeWindow, type WindowPhase } from '@chuhai/contract/time-window'

const dayMs = 24 * 3600 * 1000
/** China keeps one time all year. */
const chinaOffsetMs = 8 * 3600 * 1000

/** `2026-12-19` of a moment, as a calendar in China has it. */
export const chinaDate = (moment: string): string =>
  new Date(Date.parse(moment) + chinaOffsetMs).toISOString().slice(0, 10)

const dayOf = (moment: string): number => Math.floor((Date.parse(moment) + chinaOffsetMs) / dayMs)

export interface SignUpWindow {
  phase: WindowPhase
  /** Days in China from today until it opens (phase 1) or closes (phase 2); 0 is today. */
  days: number
  /** How much of it has passed, in per cent. */
  passed: number
}

/** Where the sign-up stands by the server's clock: the same for server and browser. */
export const windowOf = ({ opensAt, closesAt, now }: Edition): SignUpWindow => {
  const phase = timeWindow(now, opensAt, closesAt)
  const [from, to, at] = [opensAt, closesAt, now].map((moment) => Date.parse(moment)) as [
    number,
    number,
    number,
  ]
  const share = Math.min(1, Math.max(0, (at - from) / (to - from || 1)))
  return {
    phase,
    days: Math.max(0, dayOf(phase === 1 ? opensAt : closesAt) - dayOf(now)),
    passed: Math.round(share * 100),
  }
}
