import {
  type CountryCode,
  type CustomsRule,
  type ShipmentProblem,
  shipmentProblems,
} from '@chuhai/contract/logistics'
import type { Db } from '../../database/db'
import { dateInShanghai } from '../../time/shanghai'
import { findRules } from '../customs/rules'
import type { ShipmentRow } from './tables'

/** Customs rules by country of destination. */
export type Rules = ReadonlyMap<CountryCode, CustomsRule>

/** Returns today's customs rules for the destinations of some shipments. */
export const findRulesOf = (db: Db, rows: readonly ShipmentRow[], now: Date): Promise<Rules> =>
  findRules(db, [...new Set(rows.map(({ request }) => request.destination.country))], now)

/** Returns the missing or invalid details of a shipment for its label, by the rules of today. */
export const lacksOf = (
  { request, details, sender }: ShipmentRow,
  rules: Rules,
  now: Date,
): ShipmentProblem[] =>
  shipmentProblems({
    request,
    details: { ...details, senderId: sender && details.senderId },
    rule: rules.get(request.destination.country) ?? null,
    today: dateInShanghai(now),
  })

/** Resolves to whether no detail of some shipments is missing or invalid. */
export const areComplete = async (db: Db, rows: readonly ShipmentRow[], now: Date): Promise<boolean> => {
  const rules = await findRulesOf(db, rows, now)
  return rows.every((row) => lacksOf(row, rules, now).length === 0)
}
