import {
  weighingActionNames,
  weighingActions,
  weighingStateNames,
  weighingStates,
} from '@chuhai/contract/logistics'
import { expect, it } from 'vitest'
import { transitions } from './transitions'

const all = Object.values(transitions).flatMap((actions) => Object.entries(actions))

it('every action leads somewhere, and every state is reached', () => {
  expect(new Set(all.map(([action]) => action))).toEqual(new Set(weighingActions))
  expect(new Set(all.map(([, { to }]) => to))).toEqual(new Set(weighingStates))
})

it('every state and action has its words in both languages', () => {
  for (const words of [...Object.values(weighingStateNames), ...Object.values(weighingActionNames)])
    expect(Object.values(words).every(Boolean)).toBe(true)
})

it('who sends can only pay, and time only ends the waiting', () => {
  const actionsBy = (actor: 'sender' | 'time') =>
    new Set(all.filter(([, { by }]) => by.includes(actor)).map(([action]) => action))
  expect(actionsBy('sender')).toEqual(new Set(['pay']))
  expect(actionsBy('time')).toEqual(new Set(['lapse']))
})

it('what has left the warehouse stays as it is', () => {
  expect(transitions.forwarded).toEqual({})
  expect(transitions.returned).toEqual({})
})
