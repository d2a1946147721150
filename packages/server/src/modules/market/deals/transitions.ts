import type { DealAction, DealActor, DealState } from '@chuhai/contract/market'

/** What a state waits for: each has a length of its own, by `clocks.ts`. */
export type Clock = 'accept' | 'deliver' | 'revise' | 'confirm' | 'review'

export interface Transition {
  to: DealState
  /** Who may make it. */
  by: readonly DealActor[]
  /** Which clock begins with it; none where nobody is waited for, or an operator is. */
  clock?: Clock
  /** What must have been given before, or be left, or must not have been given yet. */
  needs?: 'brief' | 'noBrief' | 'revision'
  /** What goes back to the buyer: all, or what an operator says. */
  refunds?: 'all' | 'decided'
}

const all = { to: 'cancelled', refunds: 'all' } as const
const confirmed = { to: 'confirmed', clock: 'review' } as const

/** Every transition of a deal: from which state, by which action, to which one, who may make it, and what begins with it. */
export const transitions: Record<DealState | 'none', Partial<Record<DealAction, Transition>>> = {
  none: { begin: { to: 'paid', by: ['buyer'], clock: 'accept' } },
  paid: {
    // The provider has the whole time from when they know what is wanted.
    giveBrief: { to: 'paid', by: ['buyer'], clock: 'accept', needs: 'noBrief' },
    accept: { to: 'accepted', by: ['provider'], clock: 'deliver', needs: 'brief' },
    decline: { ...all, by: ['provider'] },
    withdraw: { ...all, by: ['buyer'] },
    lapse: { ...all, by: ['time'] },
  },
  accepted: {
    deliver: { to: 'delivered', by: ['provider'], clock: 'confirm' },
    giveUp: { ...all, by: ['provider'] },
    // Time does where it is late for long, so that nobody waits for ever.
    dispute: { to: 'disputed', by: ['buyer', 'provider', 'time'] },
  },
  delivered: {
    askRevision: { to: 'accepted', by: ['buyer'], clock: 'revise', needs: 'revision' },
    confirm: { ...confirmed, by: ['buyer', 'time'] },
    dispute: { to: 'disputed', by: ['buyer', 'provider'] },
  },
  // No clock runs; either side may give in before an operator decides.
  disputed: {
    confirm: { ...confirmed, by: ['buyer'] },
    giveUp: { ...all, by: ['provider'] },
    decide: { to: 'decided', by: ['operator'], clock: 'review', refunds: 'decided' },
  },
  confirmed: {},
  cancelled: {},
  decided: {},
}

/** Whether nothing leads out of a state. */
export const isEnd = (state: DealState): boolean => Object.keys(transitions[state]).length === 0
