import { expect, it } from 'vitest'
import { slideAfter, slideIndexOf, slides } from './slides'

it('an address is a slide, with and without a slash at its end', () => {
  expect(slideIndexOf('/kylinCup/one')).toBe(0)
  expect(slideIndexOf('/kylinCup/eight/')).toBe(7)
  expect(slideIndexOf('/kylinCup/kycup')).toBe(-1)
})

it('moves stay within the eight', () => {
  expect(slideAfter(0, 'next')?.name).toBe('introduction')
  expect(slideAfter(0, 'previous')).toBeNull()
  expect(slideAfter(0, 'first')).toBeNull()
  expect(slideAfter(3, 'last')).toBe(slides[7])
  expect(slideAfter(7, 'next')).toBeNull()
})
