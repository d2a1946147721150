import { bracketOf } from '../bracket'
import { totalOf } from '../parts'
import { partsOfUnits } from '../price'
import { upToStep } from '../round'
import { stepOf, type Unit } from '../units'
import { kilogramsText, type Words } from '../words'
import { type Found, type Neighbourhood, offer, ofParcel } from './neighbourhood'

/** The least weight of the next bracket, as it is paid for. */
const nextBracket = (near: Neighbourhood, unit: Unit): number | null => {
  const brackets = near.price.zone?.brackets ?? []
  const bracket = bracketOf(brackets, unit.grams)
  const next = bracket && bracket.uptoGrams + 1
  return next === null || !bracketOf(brackets, next) ? null : upToStep(next, stepOf(near.table.steps, next))
}

const all: Words = { 'zh-CN': '整票', en: 'the shipment' }

/** A weight that is paid as if it were that of the next bracket, where a kilogram costs less. */
export const heavier = (near: Neighbourhood): Found[] =>
  near.price.units.flatMap((unit) => {
    const { table, request, at, price } = near
    const grams = nextBracket(near, unit)
    if (grams === null || price.zone === null) return []
    const units = price.units.map((one) => (one === unit ? { ...one, grams } : one))
    const parts = partsOfUnits(table, price.zone, { request, units, at })
    const isAll = unit.parcel === null && request.parcels.length > 1
    const which = isAll ? all : ofParcel((unit.parcel ?? 1) - 1, request)
    return offer('heavier', parts && totalOf(parts), {
      'zh-CN': `${which['zh-CN']}按 ${kilogramsText(grams)} 计费`,
      en: `Have ${which.en} paid as ${kilogramsText(grams)}`,
    })
  })
