import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { firstRules } from './content'
import { ruleSets } from './tables'

/** The first rules; where there are any, they stay. */
export const seedRules = async (db: Db, now: Date): Promise<void> => {
  const document = JSON.stringify(firstRules)
  await db.execute(sql`
    insert into ${ruleSets} (document, created_at)
    select ${document}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (select from ${ruleSets})`)
}
