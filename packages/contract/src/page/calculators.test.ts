import { describe, expect, it } from 'vitest'
import { calculators } from './calculators'

const { unitProfit, chargeableWeight, importTax, exportRefund, adBudget, crowdfundingGoal } = calculators

describe('the profit of one sale', () => {
  const sale = { price: 30, rate: 7, cost: 60, freight: 15, delivery: 5, commission: 15, ads: 10, returns: 5 }

  it('is what price and deductions leave of all costs', () => {
    const { profit, margin, breakEven } = unitProfit.calculate(sale)
    expect(profit).toBeCloseTo(30 * 7 * 0.7 - 60 - 15 - 35)
    expect(margin).toBeCloseTo((37 / 210) * 100)
    expect(breakEven).toBeCloseTo(110 / (7 * 0.7))
  })

  it('is nothing at the break-even price', () => {
    const { breakEven = 0 } = unitProfit.calculate(sale)
    expect(unitProfit.calculate({ ...sale, price: breakEven }).profit).toBeCloseTo(0)
  })

  it('has no break-even price where deductions take everything', () => {
    expect(unitProfit.calculate({ ...sale, ads: 80 }).breakEven).toBeNaN()
  })
})

describe('the chargeable weight', () => {
  const box = { length: 60, width: 40, height: 40, weight: 12, parcels: 10, divisor: 6000, fee: 42 }

  it('is the volume’s where that is larger', () => {
    expect(chargeableWeight.calculate(box)).toEqual({
      chargeable: 160,
      volumetric: 160,
      actual: 120,
      cost: 6720,
    })
  })

  it('is the scale’s where that is larger, in steps of half a kilogram', () => {
    expect(chargeableWeight.calculate({ ...box, weight: 16.03 }).chargeable).toBe(160.5)
  })

  it('takes no step more for an error of floating point', () => {
    expect(chargeableWeight.calculate({ ...box, length: 1, weight: 0.1, parcels: 30 }).chargeable).toBe(8)
    expect(chargeableWeight.calculate({ ...box, length: 1, weight: 1.1, parcels: 5 }).chargeable).toBe(5.5)
  })
})

it('computes duty on value, freight and insurance, and VAT on both', () => {
  const { duty, vat, total, burden } = importTax.calculate({
    goods: 1000,
    freight: 180,
    insurance: 20,
    duty: 5,
    vat: 19,
  })
  expect(duty).toBeCloseTo(60)
  expect(vat).toBeCloseTo(1260 * 0.19)
  expect(total).toBeCloseTo(299.4)
  expect(burden).toBeCloseTo(29.94)
})

it('computes the refund on the price without VAT', () => {
  const result = exportRefund.calculate({ invoice: 113_000, vat: 13, refund: 10, fee: 600 })
  expect(result.price).toBeCloseTo(100_000)
  expect(result.refund).toBeCloseTo(10_000)
  expect(result.net).toBeCloseTo(9_400)
  expect(result.lost).toBeCloseTo(3_000)
})

describe('the advertising budget', () => {
  it('is the price of the clicks that the orders take', () => {
    const result = adBudget.calculate({ orders: 100, price: 40, margin: 30, click: 0.5, conversion: 2.5 })
    expect(result).toEqual({ clicks: 4000, budget: 2000, perOrder: 20, limit: 12, returns: 2 })
  })

  it('is nothing without orders', () => {
    expect(
      adBudget.calculate({ orders: 0, price: 40, margin: 30, click: 0.5, conversion: 2.5 }),
    ).toMatchObject({
      budget: 0,
      perOrder: 0,
      returns: 0,
    })
  })
})

describe('the goal of a crowdfunding campaign', () => {
  const campaign = {
    pledge: 100,
    unit: 30,
    shipping: 15,
    mould: 20_000,
    campaign: 8_000,
    platform: 8,
    ads: 20,
  }

  it('is what the fewest backers bring that pay for everything beforehand', () => {
    expect(crowdfundingGoal.calculate(campaign)).toEqual({ perBacker: 27, backers: 1038, goal: 103_800 })
  })

  it('cannot be reached where every backer costs money', () => {
    expect(crowdfundingGoal.calculate({ ...campaign, unit: 60 }).goal).toBeNaN()
  })
})
