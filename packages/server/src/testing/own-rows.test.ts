import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { messages } from '../modules/assistant/tables'
import { consultations } from '../modules/consultation/tables'
import { sites } from '../modules/site/tables'
import { requireOwnRows } from './own-rows'
import { openTestDatabase } from './test-database'

it.each([
  ['reads rows of a user', false, 'select 1 from "consultation" where "consultation"."user_id" = 7'],
  ['reads rows of all users', true, 'select "user_id" from "consultation" where "contacts_name" = \'x\''],
  ['joins rows of all users', true, 'select 1 from "site" left join "consultation" on true'],
  ['changes rows of all users', true, 'update "assistant_message" set "text" = \'\''],
  ['deletes rows of all users', true, 'delete from "guide_subscription" where "site_id" = 1'],
  ['reads what belongs to nobody', false, 'select 1 from "site"'],
])('a call that %s fails its test: %s', async (_, isRefused, statement) => {
  const database = await openTestDatabase()
  const called = requireOwnRows(database.db, () => database.db.execute(sql.raw(statement)))
  if (isRefused) await expect(called).rejects.toThrow(/Rows of users without the user/)
  else await called
  await database.close()
})

it('hears of statements of the call alone, however they are made', async () => {
  const { db, close } = await openTestDatabase()
  await db.select().from(consultations)
  await requireOwnRows(db, () => db.select().from(messages).where(eq(messages.userId, 7)))
  await expect(requireOwnRows(db, () => db.select().from(consultations))).rejects.toThrow(/consultation/)
  await requireOwnRows(db, () => db.select().from(sites))
  await close()
})
