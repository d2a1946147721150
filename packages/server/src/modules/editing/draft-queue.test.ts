import { expect, it } from 'vitest'
import { ApiError } from '../../http/api-error'
import { createDraftQueue } from './draft-queue'

/** A queue with a stopped clock, and the drafts that it has applied. */
const startQueue = () => {
  let time = 0
  const applied: string[] = []
  let running = 0
  const queue = createDraftQueue<string>(() => time)
  const read = (name: string, work = async (context: string) => context) =>
    queue.read(
      name,
      async (letIn) => {
        running += 1
        expect(running).toBe(1)
        applied.push(name)
        await letIn(`with ${name}`)
        running -= 1
      },
      work,
    )
  return {
    applied,
    read,
    pass: (ms: number) => {
      time += ms
    },
  }
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) return error
  return [error.httpStatus, error.details.headers?.['Retry-After']]
}

it('applies a draft once for all who wait for it, and one draft at a time', async () => {
  const { applied, read } = startQueue()
  const names = ['a', 'b', 'a', 'a', 'b']
  expect(await Promise.all(names.map((name) => read(name)))).toEqual(names.map((name) => `with ${name}`))
  expect(applied).toEqual(['a', 'b'])
})

it('lets others have their turn after a while, and goes on with the rest', async () => {
  const { applied, read, pass } = startQueue()
  const slow = async (context: string) => {
    pass(400)
    return context
  }
  await Promise.all([read('a', slow), read('a', slow), read('b')])
  expect(applied).toEqual(['a', 'b', 'a'])
})

it('applies a draft sixty times a minute at most, and says when to come again', async () => {
  const { applied, read, pass } = startQueue()
  for (let turn = 0; turn < 60; turn += 1) {
    await read('a')
    pass(500)
  }
  expect(await refusal(read('a'))).toEqual([503, '30'])
  expect(await read('b')).toBe('with b')
  pass(30_000)
  expect(await read('a')).toBe('with a')
  expect(applied.filter((name) => name === 'a')).toHaveLength(61)
})

it('refuses those who come when many wait', async () => {
  const { read } = startQueue()
  // The first one does not wait.
  const waiting = Array.from({ length: 201 }, () => read('a'))
  expect(await refusal(read('a'))).toEqual([503, '5'])
  await Promise.all(waiting)
  expect(await read('a')).toBe('with a')
})

it('applies no draft for those who have left', async () => {
  let applied = 0
  const left = createDraftQueue<string>(() => 0).read(
    'a',
    async (letIn) => {
      applied += 1
      await letIn('with a')
    },
    async (context) => context,
    () => false,
  )
  expect(await refusal(left)).toEqual([503, '1'])
  expect(applied).toBe(0)
})

it('tells all who wait that a draft cannot be applied, and goes on', async () => {
  const queue = createDraftQueue<string>(() => 0)
  const fail = () => Promise.reject(new Error('the database is gone'))
  const reads = [1, 2].map(() => queue.read('a', fail, async () => 'read'))
  for (const read of reads) await expect(read).rejects.toThrow('gone')
  expect(
    await queue.read(
      'a',
      (letIn) => letIn('with a'),
      async (context) => context,
    ),
  ).toBe('with a')
})

it('keeps the failure of one read from the others', async () => {
  const { read } = startQueue()
  const [failed, other] = await Promise.allSettled([
    read('a', () => Promise.reject(new ApiError('NOT_FOUND'))),
    read('a'),
  ])
  expect([failed.status, other]).toEqual(['rejected', { status: 'fulfilled', value: 'with a' }])
})
