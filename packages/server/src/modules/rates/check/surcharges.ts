import { freight, type RateSurcharge, type RateTable, type SurchargePrice } from '@chuhai/contract/logistics'
import { multipliable } from '../algebra/surcharges'
import { placeProblems } from './places'
import { below, endProblems, type Problem, repeatedOf } from './problem'

type Table = Pick<RateTable, 'from' | 'per' | 'surcharges' | 'limits'>

const shareProblems = (
  price: Extract<SurchargePrice, { by: 'share' }>,
  { surcharges, from: begin }: Table,
  index: number,
): Problem[] => {
  const known = multipliable(surcharges, index)
  const { of, shares } = price
  return [
    ...of.flatMap((key, at): Problem[] =>
      known.includes(key)
        ? []
        : [
            {
              path: ['price', 'of', at],
              message: `${key} is neither ${freight} nor a surcharge before this one`,
            },
          ],
    ),
    ...shares.flatMap(({ from }, at): Problem[] => {
      const before = shares[at - 1]
      const path = ['price', 'shares', at, 'from']
      if (!before)
        return new Date(from) > new Date(begin)
          ? [{ path, message: 'must not be after the beginning of the table' }]
          : []
      return new Date(from) > new Date(before.from)
        ? []
        : [{ path, message: `must be after ${before.from}, which is before it` }]
    }),
  ]
}

const priceProblems = (surcharge: RateSurcharge, table: Table, index: number): Problem[] => {
  const { price, per } = surcharge
  if (price.by === 'sum' || per === 'shipment')
    return price.by === 'share' ? shareProblems(price, table, index) : []
  if (price.by === 'share')
    return [{ path: ['per'], message: 'must be shipment: a share is one of the whole sum' }]
  return table.per === 'parcel'
    ? []
    : [{ path: ['per'], message: 'must be shipment: the table weighs all parcels together' }]
}

const conditionProblems = ({ when }: RateSurcharge, { limits }: Table): Problem[] => [
  ...below(['when', 'places'], placeProblems(when.places)),
  ...when.goodsKinds.flatMap((kind, at): Problem[] =>
    limits.goodsKinds.includes(kind)
      ? []
      : [{ path: ['when', 'goodsKinds', at], message: `${kind} is not taken at all` }],
  ),
  ...endProblems(when, ['when', 'until']),
]

/** Surcharges have keys of their own, and multiply nothing but what was computed before them. */
export const surchargeProblems = (table: Table): Problem[] => {
  const { surcharges } = table
  return [
    ...repeatedOf([{ key: freight }, ...surcharges]).map(({ path: [index, ...rest], message }) => ({
      path: [Number(index) - 1, ...rest],
      message,
    })),
    ...surcharges.flatMap((surcharge, index) =>
      below([index], [...priceProblems(surcharge, table, index), ...conditionProblems(surcharge, table)]),
    ),
  ]
}
