import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withBreaker } from './breaker'
import { type Carrier, CarrierRefusal, CarrierUnavailable } from './carrier'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A carrier that fails as a test says, and counts how often it is asked. */
const failing = () => {
  const state = { error: new CarrierUnavailable('HTTP 503') as Error | null, asked: 0 }
  const carrier: Carrier = {
    key: 'gateway',
    name: '承运商',
    batch: 10,
    booking: null,
    async track() {
      state.asked += 1
      if (state.error) throw state.error
      return []
    },
    readNotice: () => null,
  }
  return { state, carrier: withBreaker(carrier) }
}

const ask = (carrier: Carrier) => carrier.track([]).catch((error: Error) => error.message)

it('a carrier that fails five times in a row is left alone for half a minute, then tried once', async () => {
  const { state, carrier } = failing()
  for (let time = 0; time < 5; time += 1) expect(await ask(carrier)).toBe('HTTP 503')
  expect(carrier.isResting()).toBe(true)
  expect(await ask(carrier)).toBe('RESTING')
  expect(state.asked).toBe(5)
  vi.advanceTimersByTime(30_000)
  expect(await ask(carrier)).toBe('HTTP 503')
  expect(await ask(carrier)).toBe('RESTING')
  expect(state.asked).toBe(6)
  vi.advanceTimersByTime(30_000)
  state.error = null
  expect(await ask(carrier)).toEqual([])
  expect(carrier.isResting()).toBe(false)
})

it('its own no is no failure', async () => {
  const { state, carrier } = failing()
  state.error = new CarrierRefusal('ADDRESS', 'no such street')
  for (let time = 0; time < 9; time += 1) expect(await ask(carrier)).toBe('ADDRESS')
  expect(carrier.isResting()).toBe(false)
})
