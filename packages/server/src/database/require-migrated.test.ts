import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database'
import type { Database } from './db'
import { requireMigrated } from './require-migrated'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('admits a command to a database of this version only, and never migrates', async () => {
  const { db } = database
  await requireMigrated(db)
  await db.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  await expect(requireMigrated(db)).rejects.toThrow(/older than this command. Start the server/)
  await db.execute(sql`drop schema drizzle cascade`)
  await expect(requireMigrated(db)).rejects.toThrow(/older than this command/)
})
