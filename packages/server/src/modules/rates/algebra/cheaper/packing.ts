import type { Parcel } from '@chuhai/contract/logistics'
import { priceOfRequest } from '../price'
import { sidesOf } from '../sides'
import { sidesText } from '../words'
import { type Found, type Neighbourhood, offer } from './neighbourhood'

/** Parcels in one: the longest sides stay, and the shortest are put on top of each other. */
const packedTogether = (parcels: readonly Parcel[]): Parcel => {
  const sides = parcels.map(sidesOf)
  return {
    grams: parcels.reduce((sum, { grams }) => sum + grams, 0),
    lengthMm: Math.max(...sides.map(([longest]) => longest)),
    widthMm: Math.max(...sides.map(([, second]) => second)),
    heightMm: sides.reduce((sum, [, , shortest]) => sum + shortest, 0),
  }
}

/** All parcels in one box. */
export const together = ({ table, request, at }: Neighbourhood): Found[] => {
  const { parcels } = request
  if (parcels.length === 1) return []
  const one = packedTogether(parcels)
  const sides = sidesText(sidesOf(one))
  return offer('together', priceOfRequest(table, { ...request, parcels: [one] }, at).amount, {
    'zh-CN': `${parcels.length} 件合成一箱（${sides}）寄出`,
    en: `Pack the ${parcels.length} parcels in one box (${sides})`,
  })
}

/** Each parcel as a shipment of its own, where the table weighs all of them together. */
export const apart = ({ table, request, at }: Neighbourhood): Found[] => {
  const { parcels } = request
  if (parcels.length === 1 || table.per === 'parcel') return []
  const amounts = parcels.map((one) => priceOfRequest(table, { ...request, parcels: [one] }, at).amount)
  const amount = amounts.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  )
  return offer('apart', amount, {
    'zh-CN': `${parcels.length} 件分别下单寄出`,
    en: `Send the ${parcels.length} parcels as orders of their own`,
  })
}
