import { afterEach, expect, it, vi } from 'vitest'
import { createWriteQueue, type Row, type Send } from './write-queue'

afterEach(() => vi.useRealTimers())

/** A database that writes when it is told to, and a queue before it. */
const openStore = ({ refuses = () => undefined as unknown, patienceMs = Number.POSITIVE_INFINITY } = {}) => {
  const statements: string[][] = []
  const held: (() => void)[] = []
  const send: Send = async ([rows = []]) => {
    const names = rows.map(({ name }) => String(name))
    statements.push(names)
    await new Promise<void>((resolve) => held.push(resolve))
    const error = refuses.call(null, ...([names] as unknown as []))
    if (error) throw error
    return rows.map((_, place) => place)
  }
  const queue = createWriteQueue(() => send, patienceMs)
  return {
    queue,
    statements,
    add: (name: string, more: { shape?: string; identity?: string } = {}) =>
      queue.add({ shape: 'one', compose: () => '', rows: [{ name } as Row], ...more }),
    /** Lets the oldest statement end. */
    answer: () => held.shift()?.(),
    /** Lets every statement end, now and later. */
    async flow() {
      const end = queue.drain().then(() => true)
      while (!(await Promise.race([end, new Promise((resolve) => setImmediate(resolve))]))) held.shift()?.()
    },
  }
}

type Refuses = (names?: string[]) => unknown
const refusing = (refuses: Refuses) => openStore({ refuses: refuses as () => unknown })
const refusal = Object.assign(new Error('invalid input syntax'), { code: '22P02' })
const statusesOf = async (writes: Promise<boolean>[]) =>
  (await Promise.allSettled(writes)).map(({ status }) => status)

it('sends what comes first at once, and what comes meanwhile in one statement after it', async () => {
  const { add, answer, statements, flow } = openStore()
  const first = add('a')
  const rest = [add('b'), add('c')]
  expect(statements).toEqual([['a']])
  answer()
  expect(await first).toBe(true)
  await flow()
  expect(statements).toEqual([['a'], ['b', 'c']])
  expect(await Promise.all(rest)).toEqual([true, true])
})

it('tells nobody that something is written before the statement has ended', async () => {
  const { add, flow } = openStore()
  let isTold = false
  const told = add('a').then(() => {
    isTold = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isTold).toBe(false)
  await flow()
  await told
})

it('bounds the size of a statement', async () => {
  const { add, statements, flow } = openStore()
  const writes = Array.from({ length: 250 }, (_, index) => add(String(index)))
  await flow()
  expect(statements.map(({ length }) => length)).toEqual([1, 100, 100, 49])
  expect(new Set(await Promise.all(writes))).toEqual(new Set([true]))
})

it('writes effects of different shapes in statements of their own, side by side', async () => {
  const { add, statements, flow } = openStore()
  add('a')
  add('b', { shape: 'other' })
  expect(statements).toEqual([['a'], ['b']])
  await flow()
})

it('goes past a statement that is stuck', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { add, statements, flow } = openStore()
  add('a')
  vi.advanceTimersByTime(40)
  add('b')
  expect(statements).toEqual([['a']])
  vi.advanceTimersByTime(20)
  add('c')
  expect(statements).toEqual([['a'], ['b', 'c']])
  await flow()
})

it('writes only the first of an identity, and all identities in the same order everywhere', async () => {
  const { add, statements, flow } = openStore()
  add('before', { identity: '0' })
  const writes = [
    add('second', { identity: '2' }),
    add('first', { identity: '1' }),
    add('repeat', { identity: '2' }),
  ]
  await flow()
  expect(statements).toEqual([['before'], ['first', 'second']])
  expect(await Promise.all(writes)).toEqual([true, true, false])
})

it('tries each of a refused statement alone, so that only the bad one fails', async () => {
  const { add, statements, flow } = refusing((names) => (names?.includes('bad') ? refusal : undefined))
  const writes = ['a', 'b', 'bad', 'c'].map((name) => add(name))
  await Promise.all([statusesOf(writes), flow()])
  expect(await statusesOf(writes)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(writes[2]).rejects.toBe(refusal)
  expect(statements).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
})

it('tries each alone after a deadlock, which leaves nothing behind', async () => {
  const deadlock = Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error(), { code: '40P01' }),
  })
  const { add, flow } = refusing((names) => ((names?.length ?? 0) > 1 ? deadlock : undefined))
  const writes = ['a', 'b', 'c'].map((name) => add(name))
  await flow()
  expect(await Promise.all(writes)).toEqual([true, true, true])
})

it('tells all of a statement whose connection was lost, and sends it no second time', async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  const { add, statements, flow } = refusing((names) => (names?.includes('b') ? lost : undefined))
  const writes = ['a', 'b', 'c'].map((name) => add(name))
  await Promise.all([statusesOf(writes), flow()])
  expect(await statusesOf(writes)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(writes[2]).rejects.toBe(lost)
  expect(statements).toEqual([['a'], ['b', 'c']])
})

it('writes nothing for those who have waited too long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { add, answer, statements, flow } = openStore({ patienceMs: 1500 })
  const first = add('a')
  const late = add('late')
  vi.advanceTimersByTime(1501)
  answer()
  await first
  await expect(late).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  const next = add('next')
  await flow()
  expect(await next).toBe(true)
  expect(statements).toEqual([['a'], ['next']])
})
