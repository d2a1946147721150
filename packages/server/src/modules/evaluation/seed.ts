import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { RuleSetDocument } from './rule-set'
import { ruleSets } from './tables'

/** The first rules; where there are any, they stay. */
export const seedRules = async (db: Db, rules: RuleSetDocument, now: Date): Promise<void> => {
  const document = JSON.stringify(rules)
  await db.execute(sql`
    insert into ${ruleSets} (document, created_at)
    select ${document}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (select from ${ruleSets})`)
}
