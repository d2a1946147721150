import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database'

it.each(['alone', 'in a transaction'])('many statements %s leave others their turn', async (how) => {
  const { db, close } = await openTestDatabase()
  let hadTurn = false
  setTimeout(() => {
    hadTurn = true
  })
  const runMany = async (within: typeof db) => {
    for (let count = 0; count < 3000 && !hadTurn; count += 1) await within.execute(sql`select 1`)
  }
  await (how === 'alone' ? runMany(db) : db.transaction((tx) => runMany(tx as unknown as typeof db)))
  expect(hadTurn).toBe(true)
  await close()
})
