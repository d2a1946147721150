import { describe, expect, it } from 'vitest'
import { numbersIn, problemOf } from './numbers'

describe('the numbers in a text', () => {
  it.each([
    ['LX123456789CN\nYT2611270001', ['LX123456789CN', 'YT2611270001']],
    ['LX123456789CN，YT2611270001、SF1234567', ['LX123456789CN', 'YT2611270001', 'SF1234567']],
    ['LX123456789CN YT2611270001', ['LX123456789CN', 'YT2611270001']],
    ['lx 1234 5678 9cn', ['LX123456789CN']],
    ['1Z 999 AA1 0123456784\n\n', ['1Z999AA10123456784']],
    ['单号：SF1234567', ['SF1234567']],
    ['SF1234567, sf1234567', ['SF1234567']],
    ['  ,\n', []],
  ])('of %j are %j', (typed, numbers) => {
    expect(numbersIn(typed)).toEqual(numbers)
  })
})

describe('a text', () => {
  it('without a number is asked for one', () => {
    expect(problemOf(' \n')).toEqual({ code: 'TRACKING_NUMBERS_REQUIRED' })
  })

  it('names the first that is none', () => {
    expect(problemOf('SF1234567\nAB12')).toEqual({ code: 'TRACKING_NUMBER_INVALID', number: 'AB12' })
  })

  it('has twenty at most', () => {
    const numbers = Array.from({ length: 21 }, (_, index) => `CH${100_000 + index}`)
    expect(problemOf(numbers.slice(0, 20).join('\n'))).toBeNull()
    expect(problemOf(numbers.join('\n'))).toEqual({ code: 'TRACKING_NUMBERS_TOO_MANY' })
  })
})
