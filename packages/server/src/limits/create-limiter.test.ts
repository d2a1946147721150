import { expect, it } from 'vitest'
import { createLimiter } from './create-limiter'

const limits = { read: 3, write: 2, page: 0, upload: 0 }
const many = (count: number, call: () => Promise<number | null>) =>
  Promise.all(Array.from({ length: count }, call))

it('admits the first of simultaneous calls, and gives the others the time to wait', async () => {
  const limiter = createLimiter(limits)
  const waits = await many(5, () => limiter.count('read', 'client', ''))
  expect(waits.map((wait) => wait === null)).toEqual([true, true, true, false, false])
  for (const wait of waits.slice(3)) expect(wait).toBeGreaterThan(0)
  expect(await limiter.count('read', 'client', '')).toBeGreaterThan(0)
})

it('counts clients, groups and names separately', async () => {
  const limiter = createLimiter(limits)
  await many(2, () => limiter.count('write', 'client', 'save'))
  expect(await limiter.count('write', 'client', 'save')).toBeGreaterThan(0)
  expect(await limiter.count('write', 'client', 'submit')).toBeNull()
  expect(await limiter.count('write', 'other', 'save')).toBeNull()
  expect(await limiter.count('read', 'client', 'save')).toBeNull()
})

it('tells who has to wait without counting', async () => {
  const limiter = createLimiter(limits)
  expect(await many(9, () => limiter.wait('write', 'client', ''))).toEqual(Array(9).fill(null))
  await many(2, () => limiter.count('write', 'client', ''))
  expect(await limiter.wait('write', 'client', '')).toBeNull()
  await limiter.count('write', 'client', '')
  expect(await limiter.wait('write', 'client', '')).toBeGreaterThan(0)
  expect(await limiter.wait('write', 'other', '')).toBeNull()
  expect(await limiter.wait('page', 'client', '')).toBeNull()
})

it.each([
  ['leadsOfSender', 60 * 60],
  ['leadsOfSite', 60 * 60],
  ['leadsOfPhone', 24 * 60 * 60],
  ['leadsApart', 24 * 60 * 60],
  ['tracks', 24 * 60 * 60],
  ['faults', 60],
  ['quotes', 60 * 60],
  ['trackingGuesses', 60 * 60],
] as const)('counts %s over %i seconds', async (group, seconds) => {
  const limiter = createLimiter({ ...limits, [group]: 2 })
  expect(await many(2, () => limiter.count(group, 'one', ''))).toEqual([null, null])
  const wait = await limiter.count(group, 'one', '')
  expect(wait).toBeGreaterThan(seconds / 2)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(await limiter.count(group, 'other', '')).toBeNull()
  expect(await many(9, () => createLimiter(limits).count(group, 'one', ''))).toEqual(Array(9).fill(null))
})

it('admits every call of a group without a limit', async () => {
  expect(await many(50, () => createLimiter(limits).count('page', 'client', ''))).toEqual(
    Array(50).fill(null),
  )
})
