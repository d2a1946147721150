import {
  dealAcceptHours,
  dealConfirmDays,
  dealLateDays,
  dealReminderHours,
  dealReviewDays,
  dealRevisionDays,
} from '@chuhai/contract/constants'
import type { DealTerms } from '@chuhai/contract/market'
import { dayMs, hourMs } from '../../../time/durations'
import type { Clock } from './transitions'

/** The instants of a state, set on entering it. */
export interface Instants {
  dueAt: Date | null
  /** When time acts. */
  endsAt: Date | null
}

/** How long before the end of a clock its side is reminded. */
export const reminderMs = dealReminderHours * hourMs

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** Work that is late goes on; only long afterwards an operator looks at it. */
const work = (at: Date, days: number): Instants => {
  const dueAt = after(at, days * dayMs)
  return { dueAt, endsAt: after(dueAt, dealLateDays * dayMs) }
}

const waiting = (at: Date, ms: number): Instants => ({ dueAt: after(at, ms), endsAt: after(at, ms) })

/** Returns the instants of a clock that begins; none where nothing waits. */
export const instantsOf = (
  clock: Clock | undefined,
  { days }: Pick<DealTerms, 'days'>,
  at: Date,
): Instants => {
  if (clock === 'accept') return waiting(at, dealAcceptHours * hourMs)
  if (clock === 'deliver') return work(at, days)
  if (clock === 'revise') return work(at, dealRevisionDays)
  if (clock === 'confirm') return waiting(at, dealConfirmDays * dayMs)
  // Nothing becomes of a deal when the time for reviews is over.
  if (clock === 'review') return { dueAt: after(at, dealReviewDays * dayMs), endsAt: null }
  return { dueAt: null, endsAt: null }
}
