/** A formula: what it needs to be given and what it tells, by name. Content gives each its words, unit, range and default. */
interface Calculator<Given extends string = string, Result extends string = string> {
  inputs: readonly Given[]
  results: readonly Result[]
  calculate(given: Record<Given, number>): Record<Result, number>
}

const calculator = <const Given extends string, const Result extends string>(
  definition: Calculator<Given, Result>,
): Calculator => definition

const share = (percent: number) => percent / 100

/** A part of a whole in percent; 0 where there is no whole. */
const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)

/** What remains of one sale. Price, delivery and break-even price are in the buyer's currency, the rest in yuan. */
const unitProfit = calculator({
  inputs: ['price', 'rate', 'cost', 'freight', 'delivery', 'commission', 'ads', 'returns'],
  results: ['profit', 'margin', 'breakEven'],
  calculate({ price, rate, cost, freight, delivery, commission, ads, returns }) {
    const fixed = cost + freight + delivery * rate
    const kept = 1 - share(commission) - share(ads) - share(returns)
    const profit = price * rate * kept - fixed
    return {
      profit,
      margin: percentOf(profit, price * rate),
      breakEven: kept > 0 && rate > 0 ? fixed / (rate * kept) : Number.NaN,
    }
  },
})

const halfKilogram = 0.5

/** What a carrier charges by: the larger of weight and volume of a parcel, times parcels, in steps of half a kilogram. */
const chargeableWeight = calculator({
  inputs: ['length', 'width', 'height', 'weight', 'parcels', 'divisor', 'fee'],
  results: ['chargeable', 'volumetric', 'actual', 'cost'],
  calculate({ length, width, height, weight, parcels, divisor, fee }) {
    const volumetric = divisor > 0 ? ((length * width * height) / divisor) * parcels : 0
    const actual = weight * parcels
    // A sum such as 0.1 + 0.2 must not cost half a kilogram more.
    const steps = Math.ceil(Number((Math.max(volumetric, actual) / halfKilogram).toFixed(6)))
    const chargeable = steps * halfKilogram
    return { chargeable, volumetric, actual, cost: chargeable * fee }
  },
})

/** Duty on goods with freight and insurance; VAT on all of that and the duty. */
const importTax = calculator({
  inputs: ['goods', 'freight', 'insurance', 'duty', 'vat'],
  results: ['total', 'duty', 'vat', 'burden'],
  calculate({ goods, freight, insurance, duty, vat }) {
    const value = goods + freight + insurance
    const dutyDue = value * share(duty)
    const vatDue = (value + dutyDue) * share(vat)
    return { total: dutyDue + vatDue, duty: dutyDue, vat: vatDue, burden: percentOf(dutyDue + vatDue, goods) }
  },
})

/** What comes back of the VAT in a purchase invoice, and what of it remains after the agent's fee. */
const exportRefund = calculator({
  inputs: ['invoice', 'vat', 'refund', 'fee'],
  results: ['net', 'refund', 'price', 'lost'],
  calculate({ invoice, vat, refund, fee }) {
    const price = invoice / (1 + share(vat))
    const back = price * share(refund)
    return { net: back - fee, refund: back, price, lost: price * share(vat) - back }
  },
})

/** Clicks and money that orders take, and what an order may cost before the margin is gone. */
const adBudget = calculator({
  inputs: ['orders', 'price', 'margin', 'click', 'conversion'],
  results: ['budget', 'clicks', 'perOrder', 'limit', 'returns'],
  calculate({ orders, price, margin, click, conversion }) {
    const clicks = conversion > 0 ? orders / share(conversion) : 0
    const budget = clicks * click
    return {
      budget,
      clicks,
      perOrder: orders > 0 ? budget / orders : 0,
      limit: price * share(margin),
      returns: budget > 0 ? (orders * price) / budget : 0,
    }
  },
})

/** The fewest backers that pay for mould, film and advertising beforehand. */
const crowdfundingGoal = calculator({
  inputs: ['pledge', 'unit', 'shipping', 'mould', 'campaign', 'platform', 'ads'],
  results: ['goal', 'backers', 'perBacker'],
  calculate({ pledge, unit, shipping, mould, campaign, platform, ads }) {
    const perBacker = pledge * (1 - share(platform) - share(ads)) - unit - shipping
    const backers = perBacker > 0 ? Math.ceil((mould + campaign) / perBacker) : Number.NaN
    return { goal: backers * pledge, backers, perBacker }
  },
})

/** The formulas of the block `calculator`. A result is NaN where its inputs allow none. */
export const calculators = {
  unitProfit,
  chargeableWeight,
  importTax,
  exportRefund,
  adBudget,
  crowdfundingGoal,
} satisfies Record<string, Calculator>

/** The name of a formula. */
export type Formula = keyof typeof calculators
export const formulas = Object.keys(calculators) as [Formula, ...Formula[]]
