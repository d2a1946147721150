import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database, Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { message } from '../outbox/message'
import { outboxMessages } from '../outbox/tables'
import { keptValues, noon, placeKept, tellKept } from '../testing/message'
import { openTestDatabase } from '../testing/test-database'
import { stableId } from './stable-id'
import { inboxMessages, messageDeliveries } from './tables'
import { tell } from './tell'

let database: Database
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(inboxMessages)
  await db.delete(outboxMessages)
})

const counts = async () => [await db.$count(inboxMessages), await db.$count(messageDeliveries)]

it('a message is in the inbox at once, and due on every way out', async () => {
  await tellKept(db, 1)
  expect(await db.select().from(inboxMessages)).toMatchObject([
    { userId: 1, kind: 'place.kept', once: '7', values: keptValues, createdAt: noon, readAt: null },
  ])
  const deliveries = await db.select().from(messageDeliveries)
  expect(deliveries.map(({ way }) => way).sort()).toEqual(['mail', 'sms'])
  for (const delivery of deliveries)
    expect(delivery).toMatchObject({ state: 'due', attempts: 0, dueAt: noon })
})

it('the same is told once, whenever and however often it is told again', async () => {
  await tellKept(db, 1)
  const before = await db.select().from(messageDeliveries)
  await Promise.all([tellKept(db, 1), tellKept(db, 1, { now: new Date(noon.getTime() + 1000) })])
  expect(await db.select().from(messageDeliveries)).toEqual(before)
  await tellKept(db, 1, { once: '8' })
  await tellKept(db, 2)
  expect(await counts()).toEqual([3, 6])
})

it('what is written with a message is written also where it was told before', async () => {
  const change = () => message({ type: 'place.kept', data: {} }, noon)
  const told = () => tell(placeKept, { userId: 1, once: '7', values: keptValues }, noon)
  await writeRows(db, [change(), ...told()])
  await writeRows(db, [...told(), change()])
  expect([...(await counts()), await db.$count(outboxMessages)]).toEqual([1, 2, 2])
})

it('a message is not there where the change that it is about fails', async () => {
  const change = message({ type: 'place.kept', data: {} }, noon)
  await writeRows(db, [change])
  const told = tell(placeKept, { userId: 1, once: '7', values: keptValues }, noon)
  await expect(writeRows(db, [change, ...told])).rejects.toThrow()
  expect(await counts()).toEqual([0, 0])
})

it('values that its kind does not have are refused, or left out', () => {
  const values = { ...keptValues, until: 'soon' }
  expect(() => tell(placeKept, { userId: 1, once: '7', values }, noon)).toThrow()
  const more = { ...keptValues, secret: 'x' }
  const [message] = tell(placeKept, { userId: 1, once: '7', values: more }, noon)
  expect(message?.row.values).toEqual(keptValues)
})

it('an id is a UUID that follows from what it is of', () => {
  expect(stableId('1', 'a')).toBe(stableId('1', 'a'))
  expect(stableId('1', 'a')).not.toBe(stableId('1a', ''))
  expect(stableId('1', 'a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
})
