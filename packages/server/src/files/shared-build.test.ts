import { expect, it, vi } from 'vitest'
import { createSharedBuild } from './shared-build'

const bucketOf = (...names: string[]) => {
  const list = vi.fn(async function* () {
    yield [...names]
  })
  return { names, list, put: vi.fn(), get: vi.fn(async () => null), delete: vi.fn() }
}

it('reads once in a second at most what a bucket has, however many ask for what it does not have', async () => {
  const bucket = bucketOf('/panels-a1b2c3d4.js')
  let now = 0
  const shared = createSharedBuild(bucket, () => now)
  const guesses = Array.from({ length: 100 }, (_, index) => `/guess-${index}.js`)
  expect(await Promise.all(guesses.map(shared.has))).not.toContain(true)
  expect(await shared.has('/panels-a1b2c3d4.js')).toBe(true)
  expect(bucket.list).toHaveBeenCalledOnce()
  bucket.names.push('/panels-e5f6a7b8.js')
  now = 999
  expect(await shared.has('/panels-e5f6a7b8.js')).toBe(false)
  now = 1000
  expect(await shared.has('/panels-e5f6a7b8.js')).toBe(true)
  expect(bucket.list).toHaveBeenCalledTimes(2)
})

it('puts into a bucket what it does not have', async () => {
  const bucket = bucketOf('/panels-a1b2c3d4.js')
  const shared = createSharedBuild(bucket)
  await shared.share(['/panels-a1b2c3d4.js', '/form-a1b2c3d4.js'], '/build')
  expect(bucket.put.mock.calls.map(([name, path]) => [name, path])).toEqual([
    ['/form-a1b2c3d4.js', '/build/form-a1b2c3d4.js'],
  ])
})

it('renews once a day what is served, and removes what was not for thirty days', async () => {
  const day = 24 * 60 * 60 * 1000
  const put: Record<string, number> = {
    '/served.js': 0,
    '/new.js': 40 * day,
    '/gone.js': 0,
    '/left.js': 20 * day,
  }
  const bucket = {
    ...bucketOf(),
    async *list(before: Date) {
      yield Object.keys(put).filter((name) => (put[name] ?? 0) < before.getTime())
    },
  }
  const shared = createSharedBuild(bucket)
  await shared.sweep(new Date(40 * day + 1), new Set(['/served.js', '/new.js']), (name) => `/build${name}`)
  expect(bucket.put.mock.calls.map(([name]) => name)).toEqual(['/served.js'])
  expect(bucket.delete.mock.calls).toEqual([['/gone.js']])
})
