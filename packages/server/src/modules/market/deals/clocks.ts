import {
  dealAcceptHours,
  dealConfirmDays,
  dealLateDays,
  dealReminderHours,
  dealReviewDays,
  dealRevisionDays,
} from '@chuhai/contract/constants'
import type { DealTerms } from '@chuhai/contract/market'
import type { Db } from '../../../database/db'
import { dayMs, hourMs } from '../../../time/durations'
import { promisedUntil } from '../offers/presence'
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

const waiting = (dueAt: Date): Instants => ({ dueAt, endsAt: dueAt })

/** Work that is late goes on; only long afterwards an operator looks at it. */
const work = (dueAt: Date): Instants => ({ dueAt, endsAt: after(dueAt, dealLateDays * dayMs) })

/**
 * Returns the instants of a clock that begins; none where nothing waits. What the provider has to do in time is put off by the days on
 * which they are away, as they stand in their calendar now.
 */
export const instantsOf = async (
  db: Db,
  clock: Clock | undefined,
  { orgId, terms }: { orgId: string; terms: Pick<DealTerms, 'days'> },
  at: Date,
): Promise<Instants> => {
  const promised = (ms: number) => promisedUntil(db, orgId, at, ms)
  if (clock === 'accept') return waiting(await promised(dealAcceptHours * hourMs))
  if (clock === 'deliver') return work(await promised(terms.days * dayMs))
  if (clock === 'revise') return work(await promised(dealRevisionDays * dayMs))
  if (clock === 'confirm') return waiting(after(at, dealConfirmDays * dayMs))
  // Nothing becomes of a deal when the time for reviews is over.
  if (clock === 'review') return { dueAt: after(at, dealReviewDays * dayMs), endsAt: null }
  return { dueAt: null, endsAt: null }
}
