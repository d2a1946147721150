import { expect, it, vi } from 'vitest'
import type { Db } from '../database/db'
import { health } from './health'

it('asks the database once for all who ask meanwhile whether it can answer, and again for the next', async () => {
  let answer = () => {}
  const execute = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const app = health({ execute } as unknown as Db, () => true)
  const ask = async () => (await app.request('/readyz')).status
  const flood = Promise.all(Array.from({ length: 100 }, ask))
  await vi.waitFor(() => expect(execute).toHaveBeenCalled())
  answer()
  expect(new Set(await flood)).toEqual(new Set([200]))
  expect(execute).toHaveBeenCalledTimes(1)
  const next = ask()
  await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(2))
  answer()
  expect(await next).toBe(200)
})
