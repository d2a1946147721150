import type { CountryCode, LineKind, RateZone, ShippingLine } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { freightOf } from './algebra/freight'
import { upToStep } from './algebra/round'
import { stepOf } from './algebra/units'
import { type LineInForce, linesInForce } from './in-force'
import { rateLines } from './tables'

/** The days of all zones. */
const daysOf = (zones: readonly RateZone[]): ShippingLine['days'] => ({
  from: Math.min(...zones.map(({ days }) => days.from)),
  to: Math.max(...zones.map(({ days }) => days.to)),
})

/** Returns the price of the lightest parcel in the cheapest zone. */
const priceFrom = ({ zones, steps, leastGrams }: LineInForce['table']): number => {
  const least = Math.max(1, leastGrams)
  const grams = upToStep(least, stepOf(steps, least))
  return Math.min(...zones.flatMap(({ brackets }) => freightOf(brackets, grams) ?? []))
}

const countriesOf = (zones: readonly RateZone[]): CountryCode[] => [
  ...new Set(zones.flatMap(({ places }) => places.map(({ country }) => country))),
]

const presentLine = ({ id, facts, table }: LineInForce): ShippingLine => {
  const { zones, limits } = table
  const { name, carrier, kind, summary, features, isTracked } = facts
  const { parcels, grams, longestMm, secondMm, sumMm, girthMm, goodsKinds } = limits
  return {
    id,
    name,
    carrier,
    kind,
    summary,
    features,
    isTracked,
    days: daysOf(zones),
    countries: countriesOf(zones),
    goodsKinds,
    limits: { parcels, grams, longestMm, secondMm, sumMm, girthMm },
    priceFrom: priceFrom(table),
  }
}

interface Wanted {
  country?: CountryCode | undefined
  kind?: LineKind | undefined
  goodsKind?: ShippingLine['goodsKinds'][number] | undefined
}

/** The lines that have prices now, narrowed down; in the order of editors. */
export const listLines = async (
  db: Db,
  { country, kind, goodsKind }: Wanted,
  now: Date,
): Promise<ShippingLine[]> => {
  const lines = (await linesInForce(db, now)).map(presentLine)
  return lines.filter(
    (line) =>
      (country === undefined || line.countries.includes(country)) &&
      (kind === undefined || line.kind === kind) &&
      (goodsKind === undefined || line.goodsKinds.includes(goodsKind)),
  )
}

/** A line as its page shows it; null where there is none, or it has no prices now. */
export const readLine = async (db: Db, id: number, now: Date) => {
  const [line] = await linesInForce(db, now, eq(rateLines.id, id))
  if (!line) return null
  const { version: tableVersion, table, facts } = line
  return { ...presentLine(line), tableVersion, table, notes: facts.notes }
}
