import { count, desc, eq } from 'drizzle-orm'
import { type GenericSchema, parse } from 'valibot'
import type { Db } from '../../database/db'
import { readTree } from '../guide/categories'
import { guideRegions, knownTags } from '../guide/vocabulary'
import { validateRules } from './rule-errors'
import { type RuleSet, ruleSet } from './rules'
import { exclusiveGuides, ruleSets } from './tables'

interface Shape {
  entries?: Record<string, GenericSchema>
  item?: GenericSchema
  wrapped?: GenericSchema
}

/** Returns a value with its keys in the order of the schema, because jsonb keeps no order. */
const orderKeys = (schema: GenericSchema | undefined, value: unknown): unknown => {
  const { entries, item, wrapped } = (schema ?? {}) as Shape
  if (wrapped) return orderKeys(wrapped, value)
  if (item && Array.isArray(value)) return value.map((one) => orderKeys(item, one))
  if (!entries || typeof value !== 'object' || value === null) return value
  const given = new Map(Object.entries(value))
  const names = new Set([...Object.keys(entries).filter((name) => given.has(name)), ...given.keys()])
  return Object.fromEntries([...names].map((name) => [name, orderKeys(entries[name], given.get(name))]))
}

/** The rules that count: the newest. */
export const readRules = async (db: Db): Promise<{ id: number; rules: RuleSet }> => {
  const [row] = await db.select().from(ruleSets).orderBy(desc(ruleSets.id)).limit(1)
  if (!row) throw new Error('[chuhai] there are no rules of the evaluation; the seed writes the first')
  return { id: row.id, rules: parse(ruleSet, row.document) }
}

/** The document of a rule set; without an id the newest, and null where there is none. */
export const findRuleSet = async (db: Db, id: number | null): Promise<unknown> => {
  const [row] = await db
    .select({ document: ruleSets.document })
    .from(ruleSets)
    .where(id === null ? undefined : eq(ruleSets.id, id))
    .orderBy(desc(ruleSets.id))
    .limit(1)
  return row ? orderKeys(ruleSet, row.document) : null
}

/** A rule set as an operator sees it. */
export interface RuleSetRow {
  id: number
  createdAt: string
  /** How many evaluations were made by it. */
  evaluations: number
}

/** All rule sets, the newest first. */
export const listRuleSets = async (db: Db): Promise<RuleSetRow[]> => {
  const { id, createdAt } = ruleSets
  const rows = await db
    .select({ id, createdAt, evaluations: count(exclusiveGuides.id) })
    .from(ruleSets)
    .leftJoin(exclusiveGuides, eq(exclusiveGuides.ruleSetId, id))
    .groupBy(id)
    .orderBy(desc(id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Lets a document count from now on; answers what is wrong with it instead, and then writes nothing. */
export const addRuleSet = async (db: Db, document: unknown, now: Date): Promise<string[]> => {
  const categories = (await readTree(db)).flatMap(({ children }) => children)
  const faults = validateRules(document, {
    tags: knownTags,
    regions: guideRegions,
    categoryIds: categories.map(({ id }) => id),
  })
  if (faults.length === 0) await db.insert(ruleSets).values({ document, createdAt: now })
  return faults
}
