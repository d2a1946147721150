import type { Locale } from '@chuhai/contract/locale'
import {
  destinations,
  goodsKindNames,
  type RateBracket,
  type RateLimits,
  type RatePlace,
  type RateSurcharge,
  type RateTable,
} from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import { chinaDate } from '@chuhai/core/dates'
import { rateMessages } from './rate-messages'

/** 1250 is `1.25`, kilograms and centimetres alike have no rest that floating point could make. */
const kilograms = (grams: number): string => String(grams / 1000)
const centimetres = (millimetres: number): string => String(millimetres / 10)

/** Basis points as a percentage: 1250 is `12.5%`. */
const share = (basisPoints: number): string => `${basisPoints / 100}%`

/** A country, or a range of its postcodes. */
export const placeText = ({ country, from, to }: RatePlace, locale: Locale): string => {
  const name = destinations[country][locale]
  if (from === null) return name
  return from === to || to === null ? `${name} ${from}` : `${name} ${from}–${to}`
}

const placesText = (places: readonly RatePlace[], locale: Locale): string =>
  places.map((place) => placeText(place, locale)).join(rateMessages[locale].comma)

/** The weights that a bracket is for, and what is paid in it. */
export const bracketWords = (
  { uptoGrams, price }: RateBracket,
  fromGrams: number,
  per: RateTable['per'],
  locale: Locale,
): { weights: string; price: string } => {
  const words = rateMessages[locale]
  const weights = words.weights(kilograms(fromGrams), kilograms(uptoGrams))
  if (price.by === 'kilo') {
    const perKg = price.perKg > 0 ? words.perKg(priceText(price.perKg)) : ''
    const fixed = price.fixed > 0 ? words.each[per](priceText(price.fixed)) : ''
    return { weights, price: [fixed, perKg].filter(Boolean).join(' + ') || priceText(0) }
  }
  return {
    weights,
    price: words.steps(
      kilograms(price.firstGrams),
      priceText(price.first),
      kilograms(price.furtherGrams),
      priceText(price.further),
    ),
  }
}

/** Returns the formula of the chargeable weight, a sentence for each rule. */
export const weighingWords = (table: RateTable, locale: Locale): string[] => {
  const words = rateMessages[locale]
  const { divisor, sideRounding, steps, leastGrams, per } = table
  const step = steps.map(({ uptoGrams, grams }) =>
    words.step(uptoGrams === null ? null : kilograms(uptoGrams), kilograms(grams)),
  )
  return [
    divisor === null ? words.realWeight : words.volume(divisor),
    sideRounding && words.rounding[sideRounding.how](centimetres(sideRounding.toMm)),
    step.length > 0 && words.stepped(step.join(words.comma)),
    leastGrams > 0 && words.least(kilograms(leastGrams)),
    words.counted[per],
  ].filter((text) => typeof text === 'string')
}

/** Returns the price of a surcharge; of shares that change, the one in force. */
export const surchargePriceText = (
  { price, per, minimum }: RateSurcharge,
  names: ReadonlyMap<string, string>,
  now: number,
  locale: Locale,
): string => {
  const words = rateMessages[locale]
  const least = minimum > 0 ? words.minimum(priceText(minimum)) : ''
  switch (price.by) {
    case 'sum':
      return words.each[per](priceText(price.amount))
    case 'kilo':
      return words.perKg(priceText(price.perKg)) + least
    case 'share': {
      const current = price.shares.findLast(({ from }) => Date.parse(from) <= now) ?? price.shares[0]
      const of = price.of.map((key) => names.get(key) ?? key).join(words.plus)
      return words.share(of, share(current?.basisPoints ?? 0)) + least
    }
  }
}

/** Returns the condition of a surcharge; always where nothing is set. */
export const conditionText = ({ when }: RateSurcharge, locale: Locale): string => {
  const words = rateMessages[locale]
  const { over } = words
  const said = [
    when.places.length > 0 && words.to(placesText(when.places, locale)),
    when.goodsKinds.length > 0 && when.goodsKinds.map((kind) => goodsKindNames[kind][locale]).join(words.or),
    when.placedAs && words.placements[when.placedAs],
    when.isResidence && words.residence,
    when.overGrams !== null && over.grams(kilograms(when.overGrams)),
    when.overLongestMm !== null && over.longest(centimetres(when.overLongestMm)),
    when.overSecondMm !== null && over.second(centimetres(when.overSecondMm)),
    when.overSumMm !== null && over.sum(centimetres(when.overSumMm)),
    when.overGirthMm !== null && over.girth(centimetres(when.overGirthMm)),
    when.from !== null && words.from(chinaDate(when.from)),
    when.until !== null && words.until(chinaDate(when.until)),
  ].filter((text) => typeof text === 'string')
  return said.join(words.comma) || words.always
}

/** Returns the limits of a line, a term and its measure each. */
export const limitTerms = (
  limits: Pick<RateLimits, 'parcels' | 'grams' | 'longestMm' | 'secondMm' | 'sumMm' | 'girthMm'>,
  locale: Locale,
): (readonly [string, string])[] => {
  const words = rateMessages[locale]
  const measures = [
    [words.limits.longest, limits.longestMm],
    [words.limits.second, limits.secondMm],
    [words.limits.sum, limits.sumMm],
    [words.limits.girth, limits.girthMm],
  ] as const
  return [
    [words.limits.grams, `${kilograms(limits.grams)}\u00a0kg`],
    ...measures.flatMap(([term, millimetres]): (readonly [string, string])[] =>
      millimetres === null ? [] : [[term, `${centimetres(millimetres)}\u00a0cm`]],
    ),
    [words.limits.parcels, words.parcels(limits.parcels)],
  ]
}
