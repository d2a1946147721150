import { sql } from 'drizzle-orm'
import { pipe, rawCheck, safeParse, unknown } from 'valibot'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { type RuleSetDocument, ruleSet } from './rules'
import { ruleSets } from './tables'

/** Checked, and left as it is written: without what may be left out. */
const document = pipe(
  unknown(),
  rawCheck(({ dataset, addIssue }) => {
    for (const { message, path } of safeParse(ruleSet, dataset.value).issues ?? [])
      addIssue({ message, path })
  }),
)

/** The rules of a new database. */
export const readRuleSet = (source: ContentSource) =>
  readYaml(source, 'evaluation/rules.yaml', document) as RuleSetDocument

/** The first rules; where there are any, they stay. */
export const seedRules = async (db: Db, rules: RuleSetDocument, now: Date): Promise<void> => {
  const document = JSON.stringify(rules)
  await db.execute(sql`
    insert into ${ruleSets} (document, created_at)
    select ${document}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (select from ${ruleSets})`)
}
