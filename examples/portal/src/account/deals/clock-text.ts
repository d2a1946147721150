import type { DealCard } from '@chuhai/contract/market'
import { chinaMoment } from '@chuhai/core/dates'
import type { DealMessages } from './messages'

/** Whether the buyer has still to answer what the service asks for: every service does, and the answer is the second step. */
export const awaitsBrief = ({ state, step }: Pick<DealCard, 'state' | 'step'>): boolean =>
  state === 'paid' && step === 1

/** Returns what happens at the end of the clock that runs; empty where none does. */
export const clockText = (
  { state, dueAt, isLate }: Pick<DealCard, 'state' | 'dueAt' | 'isLate'>,
  words: DealMessages,
  inChina: (time: string) => string,
): string => {
  if (dueAt === null) return ''
  const time = inChina(chinaMoment(dueAt))
  if (isLate) return words.ends.late(time)
  if (state === 'cancelled' || state === 'disputed') return ''
  return words.ends[state](time)
}
