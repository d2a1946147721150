import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { consultations } from '../modules/consultation/tables'
import { message } from '../outbox/message'
import { outboxMessages } from '../outbox/tables'
import { openTestDatabase } from '../testing/test-database'
import type { Database, Db } from './db'
import { type Write, write, writeOnce, writeRows } from './write-rows'

let database: Database
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(consultations)
  await db.delete(outboxMessages)
})

const lead = () => ({
  id: randomUUID(),
  sections: ['亚马逊开店', '海外仓'],
  contactsName: '沈亦舟',
  contactsPhone: '13805710826',
  customerName: '杭州远帆贸易有限公司',
  position: '运营负责人',
  mailbox: '',
  service: '亚马逊开店,海外仓',
  source: '出海云',
  siteOrigin: 'https://shop.example',
  createdAt: new Date(),
})

/** A lead and its message, with a value that the database may refuse. */
const rowsOf = (change: Record<string, unknown> = {}): Write[] => {
  const row = { ...lead(), ...change }
  return [{ table: consultations, row }, message({ type: 'test.happened', data: { id: row.id } }, new Date())]
}
const counts = async () => [await db.$count(consultations), await db.$count(outboxMessages)]

it('keeps the rows of every effect separate', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `沈${index}`)
  await Promise.all(names.map((contactsName) => writeRows(db, rowsOf({ contactsName }))))
  const kept = await db.select().from(consultations)
  expect(kept.map(({ contactsName }) => contactsName).sort()).toEqual(names.sort())
  expect(kept[0]).toMatchObject({ sections: ['亚马逊开店', '海外仓'], siteOrigin: 'https://shop.example' })
})

it.each([
  ['a value the column does not take', { id: 'nobody' }],
  ['nothing where something must be', { contactsPhone: null }],
  ['a value without a JSON form', { position: 1n }],
])('fails only the effect with %s', async (_, change) => {
  const good = () => writeRows(db, rowsOf())
  const writes = [good(), good(), writeRows(db, rowsOf(change)), good(), good()]
  const statuses = (await Promise.allSettled(writes)).map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await counts()).toEqual([4, 4])
})

it('writes one of two effects with the same id, and the others', async () => {
  const id = randomUUID()
  const effects = [rowsOf(), rowsOf({ id }), rowsOf({ id }), rowsOf()]
  const results = await Promise.allSettled(effects.map((rows) => writeRows(db, rows)))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await counts()).toEqual([3, 3])
})

it('writes simultaneous effects of different shapes', async () => {
  const alone = write(consultations, { ...lead(), consentVersion: '2026-11' })
  await Promise.all([writeRows(db, rowsOf()), writeRows(db, [alone]), writeRows(db, rowsOf())])
  expect(await counts()).toEqual([3, 2])
})

it('leaves out a row whose key is taken where the write says so, and writes the others', async () => {
  const { row } = message({ type: 'test.once', data: {} }, new Date())
  const once = writeOnce(outboxMessages, row as typeof outboxMessages.$inferInsert)
  await Promise.all([1, 2, 3].map(() => writeRows(db, [write(consultations, lead()), once])))
  expect(await counts()).toEqual([3, 1])
})

it('runs in the transaction it is called in', async () => {
  const inside = db.transaction(async (tx) => {
    await writeRows(tx, rowsOf())
    expect(await tx.$count(consultations)).toBe(1)
    throw new Error('changed my mind')
  })
  await expect(inside).rejects.toThrow('changed my mind')
  expect(await counts()).toEqual([0, 0])
})

it('writes nothing where the row of the claim exists', async () => {
  const first = message({ type: 'test.claim', data: {} }, new Date())
  const submit = (id: string) => {
    const claim = { row: { ...first, row: { ...first.row, id } }, key: ['id'], replaceWhere: 'false' }
    return writeRows(db, [write(consultations, lead())], claim)
  }
  const [taken, ...others] = [randomUUID(), randomUUID(), randomUUID()] as const
  await submit(taken)
  expect(await Promise.all([others[0], taken, others[1]].map(submit))).toEqual([true, false, true])
  expect(await counts()).toEqual([3, 3])
})
