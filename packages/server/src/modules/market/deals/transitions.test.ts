import { dealActions, dealStates } from '@chuhai/contract/market'
import { describe, expect, it } from 'vitest'
import { transitions } from './transitions'

const all = dealStates.flatMap((from) =>
  dealActions.flatMap((action) => {
    const transition = transitions[from][action]
    return transition ? [{ from, action, ...transition }] : []
  }),
)

describe('the transitions of a deal', () => {
  it('reach every state from the payment', () => {
    const reached = new Set(['paid'])
    for (let size = 0; size < reached.size; ) {
      size = reached.size
      for (const { from, to } of all) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual(dealStates.toSorted())
  })

  it('leave the ends alone, and everything else has a way that needs no side', () => {
    for (const end of ['confirmed', 'cancelled', 'decided'] as const) expect(transitions[end]).toEqual({})
    for (const state of ['paid', 'accepted', 'delivered', 'disputed'] as const)
      expect(
        all.some(({ from, by }) => from === state && (by.includes('time') || by.includes('operator'))),
      ).toBe(true)
  })

  it('give all of the money back wherever a deal is cancelled, and nowhere else', () => {
    for (const { to, refunds } of all) expect(refunds === 'all').toBe(to === 'cancelled')
  })

  it('begin a clock with every state that waits for a side, and none with a dispute', () => {
    for (const { to, clock } of all)
      expect(clock !== undefined).toBe(['paid', 'accepted', 'delivered', 'confirmed', 'decided'].includes(to))
  })
})
