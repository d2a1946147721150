import type { CountryCode, CustomsRule, HsCode } from '@chuhai/contract/logistics'
import { asc, desc, ilike, like, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dateInShanghai } from '../../time/shanghai'
import { customsRules, hsCodes } from './tables'

/** Returns the customs rules of some countries on the day of a moment, by country; countries without a rule are left out. */
export const findRules = async (
  db: Db,
  countries: readonly CountryCode[],
  now: Date,
): Promise<Map<CountryCode, CustomsRule>> => {
  if (countries.length === 0) return new Map()
  const newest = await db
    .selectDistinctOn([customsRules.key], { content: customsRules.content })
    .from(customsRules)
    .where(lte(customsRules.from, dateInShanghai(now)))
    .orderBy(customsRules.key, desc(customsRules.from))
  return new Map(
    countries.flatMap((country) => {
      const rule = newest.find(({ content }) => content.countries.includes(country))
      return rule ? [[country, rule.content] as const] : []
    }),
  )
}

/** Returns the customs rule of a country on the day of a moment; null where unknown. */
export const findRule = async (db: Db, country: CountryCode, now: Date): Promise<CustomsRule | null> =>
  (await findRules(db, [country], now)).get(country) ?? null

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

const codesMax = 20

/** Returns codes by a word of their names, or by their first digits; names that begin with it come first. */
export const searchCodes = async (db: Db, word: string): Promise<HsCode[]> => {
  if (word === '') return []
  const digits = word.replace(/[\s.]/g, '')
  const within = `%${escaped(word)}%`
  const isNamed = or(
    ilike(hsCodes.zh, within),
    ilike(hsCodes.en, within),
    sql`exists (select from unnest(${hsCodes.words}) as word where word ilike ${within})`,
  )
  const begins = sql`${hsCodes.zh} ilike ${`${escaped(word)}%`} or ${hsCodes.en} ilike ${`${escaped(word)}%`}`
  const found = await db
    .select()
    .from(hsCodes)
    .where(/^\d{2,10}$/.test(digits) ? like(hsCodes.code, `${digits.slice(0, 6)}%`) : isNamed)
    .orderBy(sql`${begins} desc`, asc(hsCodes.position))
    .limit(codesMax)
  return found.map(({ code, zh, en, national }) => ({ code, name: { 'zh-CN': zh, en }, national }))
}
