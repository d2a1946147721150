import { expect, it } from 'vitest'
import { readTogether } from './read-together'

const openStore = (limit?: number) => {
  const reads: string[][] = []
  const read = readTogether(async (asked: readonly string[]) => {
    reads.push([...asked])
    if (asked.includes('bad')) throw new Error('refused')
    return asked.map((name) => name.toUpperCase())
  }, limit)
  return { read, reads }
}

it('reads in one go what is asked for in one turn, and gives each their own', async () => {
  const { read, reads } = openStore()
  expect(await Promise.all(['a', 'b', 'a'].map(read))).toEqual(['A', 'B', 'A'])
  expect(reads).toEqual([['a', 'b', 'a']])
})

it('keeps nothing: what is asked for again is read again', async () => {
  const { read, reads } = openStore()
  await read('a')
  await read('a')
  expect(reads).toEqual([['a'], ['a']])
})

it('bounds how much is read in one go', async () => {
  const { read, reads } = openStore(2)
  expect(await Promise.all(['a', 'b', 'c'].map(read))).toEqual(['A', 'B', 'C'])
  expect(reads).toEqual([['a', 'b'], ['c']])
})

it('tells all whose read failed, and nobody who asks later', async () => {
  const { read } = openStore()
  const results = await Promise.allSettled(['a', 'bad'].map(read))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('A')
})
