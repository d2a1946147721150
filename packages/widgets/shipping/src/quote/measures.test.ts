import { describe, expect, it } from 'vitest'
import { centimetreText, gramsOf, kilogramText, millimetresOf } from './measures'

describe('kilograms', () => {
  it.each([
    ['0.35', 350],
    ['12', 12_000],
    ['.5', 500],
    ['2.', 2000],
    ['1.001', 1001],
    ['0.2900', 290],
    ['１．５', 1500],
    [' 3.2 kg ', 3200],
    ['2公斤', 2000],
    ['0', 0],
  ])('%j are %d grams', (typed, grams) => {
    expect(gramsOf(typed)).toBe(grams)
  })

  it.each(['', '.', 'kg', '1,5', '-1', '1e3', '0.0005', '1.2.3', '1234567'])('%j are none', (typed) => {
    expect(gramsOf(typed)).toBeNull()
  })

  it('are read back as they were written, for every gram', () => {
    for (let grams = 1; grams <= 30_000; grams += 1) expect(gramsOf(kilogramText(grams))).toBe(grams)
  })
})

describe('centimetres', () => {
  it.each([
    ['25.5', 255],
    ['60', 600],
    ['60厘米', 600],
    ['7.0', 70],
  ])('%j are %d millimetres', (typed, millimetres) => {
    expect(millimetresOf(typed)).toBe(millimetres)
  })

  it('of more than one place are none', () => expect(millimetresOf('25.55')).toBeNull())

  it('are read back as they were written, for every millimetre', () => {
    for (let side = 1; side <= 6000; side += 1) expect(millimetresOf(centimetreText(side))).toBe(side)
  })
})
