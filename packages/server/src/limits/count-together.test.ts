import { expect, it } from 'vitest'
import { countTogether } from './count-together'

const createStore = (limit: number, ms = 5) => {
  const asked: number[] = []
  let counted = 0
  const add = async (_: string, points: number) => {
    asked.push(points)
    await new Promise((resolve) => setTimeout(resolve, ms))
    const admitted = Math.min(points, Math.max(0, limit - counted))
    counted += points
    return { admitted, waitMs: 1000 }
  }
  return { asked, add }
}

const many = (count: (key: string) => Promise<number | null>, n: number) =>
  Promise.all(Array.from({ length: n }, () => count('a')))

it('counts what comes at once in one go, and lets the first ones through', async () => {
  const { asked, add } = createStore(3)
  expect(await many(countTogether(add), 5)).toEqual([null, null, null, 1000, 1000])
  expect(asked).toEqual([5])
})

it('gathers what comes while others are counted', async () => {
  const { asked, add } = createStore(100)
  const count = countTogether(add)
  const first = many(count, 2)
  await new Promise((resolve) => setTimeout(resolve, 1))
  await Promise.all([first, many(count, 3), count('a')])
  expect(asked).toEqual([2, 4])
})

it('does not wait for a store that is stuck', async () => {
  const { asked, add } = createStore(100, 60_000)
  const count = countTogether(add)
  void count('a')
  await expect.poll(() => asked).toEqual([1])
  void count('a')
  await expect.poll(() => asked).toEqual([1, 1])
})

it('tells everyone that counting failed', async () => {
  const count = countTogether(() => Promise.reject(new Error('lost')))
  const results = await Promise.allSettled([count('a'), count('a')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
