import { describe, expect, it } from 'vitest'
import { type OfferAction, type OfferState, offerActions, offerStateAfter, offerStates } from './offer-states'

const allowed: [OfferState, OfferAction, OfferState][] = [
  ['draft', 'save', 'draft'],
  ['draft', 'submit', 'submitted'],
  ['draft', 'discard', 'accepted'],
  ['submitted', 'withdraw', 'draft'],
  ['submitted', 'accept', 'accepted'],
  ['submitted', 'return', 'returned'],
  ['returned', 'save', 'returned'],
  ['returned', 'submit', 'submitted'],
  ['returned', 'discard', 'accepted'],
  ['accepted', 'save', 'draft'],
]

const forbidden = offerStates
  .flatMap((state) => offerActions.map((action) => [state, action] as const))
  .filter(([state, action]) => !allowed.some(([from, by]) => from === state && by === action))

describe('the draft of a service', () => {
  it.each(allowed)('that is %s is, after %s, %s', (state, action, after) => {
    expect(offerStateAfter(state, action)).toBe(after)
  })

  it.each(forbidden)('that is %s refuses to %s', (state, action) => {
    expect(offerStateAfter(state, action)).toBeNull()
  })
})
