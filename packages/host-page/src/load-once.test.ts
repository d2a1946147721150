import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once'

const lost = new TypeError('Failed to fetch')

it('fetches code once for all callers, when it is first needed', async () => {
  const load = vi.fn(async () => 'code')
  const code = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([code(), code()])).resolves.toEqual(['code', 'code'])
  await code()
  expect(load).toHaveBeenCalledOnce()
})

it('fetches code again at once after a lost connection', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('code')
  await expect(loadOnce(load)()).resolves.toBe('code')
})

it('fails where the retry fails as well, and fetches code again with the next call', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('code')
  const code = loadOnce(load)
  await expect(code()).rejects.toBe(lost)
  await expect(code()).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
})

it('makes something of the code once', async () => {
  const make = vi.fn((code: string) => ({ code }))
  const made = loadOnce(async () => 'code', make)
  expect(await made()).toBe(await made())
  expect(make.mock.calls).toEqual([['code']])
})
