import type { RuleSetSummary } from '@chuhai/contract/admin'
import { count, desc, eq } from 'drizzle-orm'
import { parse } from 'valibot'
import type { Db } from '../../database/db'
import { type RuleSet, ruleSet } from './rules'
import { exclusiveGuides, ruleSets } from './tables'

/** Reads the newest rules. */
export const readRules = async (db: Db): Promise<{ id: number; rules: RuleSet }> => {
  const [row] = await db.select().from(ruleSets).orderBy(desc(ruleSets.id)).limit(1)
  if (!row) throw new Error('[chuhai] there are no rules of the evaluation; the seed writes the first')
  return { id: row.id, rules: parse(ruleSet, row.document) }
}

/** Lists all rule sets, the newest first. */
export const listRuleSets = async (db: Db): Promise<RuleSetSummary[]> => {
  const { id, createdAt } = ruleSets
  const rows = await db
    .select({ id, createdAt, evaluations: count(exclusiveGuides.id) })
    .from(ruleSets)
    .leftJoin(exclusiveGuides, eq(exclusiveGuides.ruleSetId, id))
    .groupBy(id)
    .orderBy(desc(id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
