import { expect, it } from 'vitest'
import { createBatchLoader } from './batch-loader'

const openStore = (limit?: number) => {
  const loads: string[][] = []
  const load = createBatchLoader(async (keys: readonly string[]) => {
    loads.push([...keys])
    if (keys.includes('bad')) throw new Error('refused')
    return keys.map((name) => name.toUpperCase())
  }, limit)
  return { load, loads }
}

it('loads the keys of one turn in one batch, and gives each caller its own value', async () => {
  const { load, loads } = openStore()
  expect(await Promise.all(['a', 'b', 'a'].map(load))).toEqual(['A', 'B', 'A'])
  expect(loads).toEqual([['a', 'b', 'a']])
})

it('caches nothing', async () => {
  const { load, loads } = openStore()
  await load('a')
  await load('a')
  expect(loads).toEqual([['a'], ['a']])
})

it('bounds the size of a batch', async () => {
  const { load, loads } = openStore(2)
  expect(await Promise.all(['a', 'b', 'c'].map(load))).toEqual(['A', 'B', 'C'])
  expect(loads).toEqual([['a', 'b'], ['c']])
})

it('rejects every caller of a failed batch, and no later one', async () => {
  const { load } = openStore()
  const results = await Promise.allSettled(['a', 'bad'].map(load))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load('a')).toBe('A')
})
