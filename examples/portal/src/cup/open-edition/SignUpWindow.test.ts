import { expect, it } from 'vitest'
import { editionDouble } from '../../testing/programme'
import { windowState } from './SignUpWindow'

const at = (now: string) => windowState({ ...editionDouble, now })

it('counts days in China to the last day while sign-up is open', () => {
  expect(windowState(editionDouble)).toEqual({ phase: 2, days: 27, passed: 42 })
  expect(at('2026-12-18T15:59:00Z').days).toBe(1)
  expect(at('2026-12-18T16:01:00Z').days).toBe(0)
})

it('counts days to the first day before, and none after', () => {
  expect(at('2026-10-30T04:00:00Z')).toEqual({ phase: 1, days: 3, passed: 0 })
  expect(at('2027-01-01T00:00:00Z')).toEqual({ phase: 3, days: 0, passed: 100 })
})
