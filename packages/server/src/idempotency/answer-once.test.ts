import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database, Db } from '../database/db'
import { message } from '../outbox/message'
import { outboxMessages } from '../outbox/tables'
import { openTestDatabase } from '../testing/test-database'
import { hourMs } from '../time/durations'
import { answerOnce, forgetExpiredKeys } from './answer-once'
import { idempotencyKeys } from './tables'

const start = new Date('2026-11-21T08:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * hourMs)

let database: Database
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(idempotencyKeys)
  await db.delete(outboxMessages)
})

interface Options {
  input?: unknown
  scope?: string
  now?: Date
  change?: Record<string, unknown>
}

/** Submits under a key; each effect has a different answer. Resolves with null where the key has another input. */
const submit = async (key: string, { input = 'body', scope = '', now = start, change }: Options = {}) => {
  const { table, row } = message({ type: 'test.happened', data: { key } }, now)
  const effect = { answer: randomUUID(), writes: [{ table, row: { ...row, ...change } }] }
  const first = await answerOnce(db, { endpoint: 'test', key, scope, input, now }, effect)
  return first?.answer ?? null
}
const effects = () => db.$count(outboxMessages)

it('has one effect and one answer for many simultaneous calls with one key', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `key-${index % 6}`)
  const answers = await Promise.all(keys.map((key) => submit(key)))
  expect(new Set(answers).size).toBe(6)
  for (const [index, answer] of answers.entries()) expect(answer).toBe(answers[index % 6])
  expect(await effects()).toBe(6)
})

it('refuses the same key with another body, whichever of two at once comes first', async () => {
  const [first, again, other, neighbour] = await Promise.all([
    submit('taken'),
    submit('taken'),
    submit('taken', { input: 'another body' }),
    submit('neighbour'),
  ])
  expect(again).toBe(first)
  expect([first, other].filter((answer) => answer === null)).toHaveLength(1)
  expect(neighbour).not.toBe(first)
  expect(await effects()).toBe(2)
})

it('has one effect each when the same fifty keys are sent twice in opposite order', async () => {
  for (let round = 0; round < 20; round += 1) {
    const keys = Array.from({ length: 50 }, (_, index) => `${round}-${index}`)
    const [mine, theirs] = await Promise.all([
      Promise.all(keys.map((key) => submit(key))),
      Promise.all(keys.toReversed().map((key) => submit(key))),
    ])
    expect(theirs.toReversed()).toEqual(mine)
  }
  expect(await effects()).toBe(20 * 50)
})

it('separates the keys of different callers', async () => {
  const [visitor, user] = await Promise.all([submit('same'), submit('same', { scope: 'user-1' })])
  expect(visitor).not.toBe(user)
  expect(await effects()).toBe(2)
})

it('leaves neither key nor rows of a failed effect, so that a corrected one passes, and keeps concurrent ones', async () => {
  const keys = ['a', 'b', 'bad', 'c']
  const answers = await Promise.allSettled(
    keys.map((key) => submit(key, key === 'bad' ? { change: { id: 'nobody' } } : {})),
  )
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await effects()).toBe(3)
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key).sort()).toEqual(['a', 'b', 'c'])
  expect(await submit('bad', { input: 'corrected' })).toBeTypeOf('string')
})

it('reuses an expired key, once, also beside valid ones', async () => {
  const old = await submit('old')
  const fresh = await submit('fresh', { now: after(20) })
  const now = after(25)
  const [renewed, again, kept] = await Promise.all([
    submit('old', { now, input: 'new body' }),
    submit('old', { now, input: 'new body' }),
    submit('fresh', { now }),
  ])
  expect(renewed).not.toBe(old)
  expect(again).toBe(renewed)
  expect(kept).toBe(fresh)
  expect(await effects()).toBe(3)
})

it('keeps a key for a day to the millisecond', async () => {
  const first = await submit('day')
  expect(await submit('day', { now: after(24) })).toBe(first)
  expect(await submit('day', { now: new Date(after(24).getTime() + 1) })).not.toBe(first)
})

it('deletes expired keys and no others', async () => {
  await submit('old')
  await submit('fresh', { now: after(20) })
  await forgetExpiredKeys(db, after(25))
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['fresh'])
})
