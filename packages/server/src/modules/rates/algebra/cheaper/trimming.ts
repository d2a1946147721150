import type { Parcel, QuoteRequest } from '@chuhai/contract/logistics'
import { priceOfRequest } from '../price'
import { upToStep } from '../round'
import { sidesOf } from '../sides'
import type { Unit } from '../units'
import { centimetresText, kilogramsText } from '../words'
import { type Found, type Neighbourhood, offer, ofParcel } from './neighbourhood'

/** The largest reduction of a weight or a side that is suggested, in percent. */
const takenOffPercent = 10

/** Lower weights with a lower price: the step before the one that counts, and the end of the bracket before it. */
const bordersBelow = (
  { table, price: { zone } }: Neighbourhood,
  { grams, heavierGrams, stepGrams }: Unit,
): number[] => {
  const before = (zone?.brackets ?? []).findLast(({ uptoGrams }) => uptoGrams < grams)?.uptoGrams
  // Without steps each gram less saves a little, which is not worth a suggestion.
  const below = stepGrams > 1 ? grams - stepGrams : heavierGrams
  const isWorth = (border: number) => (heavierGrams - border) * 100 <= heavierGrams * takenOffPercent
  return [...new Set([below, before ?? 0])].filter(
    (border) => border >= table.leastGrams && border < heavierGrams && isWorth(border),
  )
}

/** The parcel of a unit, or the heaviest or largest of all of them. */
const parcelOf = (
  { parcel }: Unit,
  parcels: readonly Parcel[],
  sizeOf: (parcel: Parcel) => number,
): number =>
  parcel === null
    ? parcels.reduce((best, one, index) => (sizeOf(one) > sizeOf(parcels[best] ?? one) ? index : best), 0)
    : parcel - 1

const replaced = (request: QuoteRequest, at: number, change: (parcel: Parcel) => Parcel): QuoteRequest => ({
  ...request,
  parcels: request.parcels.map((parcel, index) => (index === at ? change(parcel) : parcel)),
})

/** A parcel that is a little lighter, so that the step or the bracket before it counts. */
export const lighter = (near: Neighbourhood): Found[] =>
  near.price.units
    .filter(({ counts }) => counts === 'real')
    .flatMap((unit) =>
      bordersBelow(near, unit).flatMap((border) => {
        const { table, request, at } = near
        const less = unit.heavierGrams - border
        const index = parcelOf(unit, request.parcels, ({ grams }) => grams)
        if ((request.parcels[index]?.grams ?? 0) <= less) return []
        const changed = replaced(request, index, (parcel) => ({ ...parcel, grams: parcel.grams - less }))
        const which = ofParcel(index, request)
        return offer('lighter', priceOfRequest(table, changed, at).amount, {
          'zh-CN': `${which['zh-CN']}减轻 ${kilogramsText(less)}`,
          en: `Make ${which.en} lighter by ${kilogramsText(less)}`,
        })
      }),
    )

/** The sides in the order of their length, so that the longest one is made shorter. */
const shorterBy = (parcel: Parcel, mm: number): Parcel => {
  const longest = Math.max(parcel.lengthMm, parcel.widthMm, parcel.heightMm)
  if (parcel.lengthMm === longest) return { ...parcel, lengthMm: longest - mm }
  return parcel.widthMm === longest
    ? { ...parcel, widthMm: longest - mm }
    : { ...parcel, heightMm: longest - mm }
}

const volumeOf = ({ lengthMm, widthMm, heightMm }: Parcel): number => lengthMm * widthMm * heightMm

/**
 * Returns by how much the longest side has to be shortened to save a volumetric weight, in mm, whole centimetres; 0 if that is too much.
 */
const shorteningFor = (parcel: Parcel, tooMuch: number, divisor: number): number => {
  const [longest, second, shortest] = sidesOf(parcel)
  const mm = upToStep((tooMuch * divisor) / (second * shortest), 10)
  return mm * 100 <= longest * takenOffPercent ? mm : 0
}

/** A parcel that is a little smaller, so that the step or the bracket before it counts. */
export const smaller = (near: Neighbourhood): Found[] =>
  near.price.units
    .filter(({ counts }) => counts === 'volume')
    .flatMap((unit) =>
      bordersBelow(near, unit).flatMap((border) => {
        const { table, request, at } = near
        const index = parcelOf(unit, request.parcels, volumeOf)
        const parcel = request.parcels[index]
        const mm =
          parcel && table.divisor !== null
            ? shorteningFor(parcel, unit.heavierGrams - border, table.divisor)
            : 0
        if (mm === 0) return []
        const changed = replaced(request, index, (one) => shorterBy(one, mm))
        const which = ofParcel(index, request)
        return offer('smaller', priceOfRequest(table, changed, at).amount, {
          'zh-CN': `${which['zh-CN']}的最长边缩短 ${centimetresText(mm)}`,
          en: `Make the longest side of ${which.en} shorter by ${centimetresText(mm)}`,
        })
      }),
    )
