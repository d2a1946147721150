import { describe, expect, it } from 'vitest'
import {
  type ApplicationAction,
  type ApplicationState,
  applicationActions,
  applicationStates,
  stateAfter,
} from './state'

const allowed: [ApplicationState, ApplicationAction, ApplicationState][] = [
  ['draft', 'save', 'draft'],
  ['draft', 'submit', 'submitted'],
  ['submitted', 'withdraw', 'withdrawn'],
  ['submitted', 'review', 'reviewing'],
  ['submitted', 'accept', 'accepted'],
  ['submitted', 'reject', 'rejected'],
  ['reviewing', 'withdraw', 'withdrawn'],
  ['reviewing', 'accept', 'accepted'],
  ['reviewing', 'reject', 'rejected'],
  ['rejected', 'save', 'rejected'],
  ['rejected', 'submit', 'submitted'],
  ['rejected', 'withdraw', 'withdrawn'],
  ['withdrawn', 'save', 'draft'],
  ['withdrawn', 'submit', 'submitted'],
]

const everything = applicationStates.flatMap((state) =>
  applicationActions.map((action) => [state, action] as const),
)
const forbidden = everything.filter(
  ([state, action]) => !allowed.some(([from, by]) => from === state && by === action),
)

describe('an application', () => {
  it.each(allowed)('that is %s is, after %s, %s', (state, action, after) => {
    expect(stateAfter(state, action)).toBe(after)
  })

  it.each(forbidden)('that is %s refuses to %s', (state, action) => {
    expect(stateAfter(state, action)).toBeNull()
  })
})
