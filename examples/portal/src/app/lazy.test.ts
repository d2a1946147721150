import { expect, it, vi } from 'vitest'
import { loadOnce } from './lazy'

it('loads code once for all callers', async () => {
  const load = vi.fn(async () => 'code')
  const code = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([code(), code()])).resolves.toEqual(['code', 'code'])
  await code()
  expect(load).toHaveBeenCalledOnce()
})

it('tries again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const code = loadOnce(load)
  await expect(code()).rejects.toThrow('offline')
  await expect(code()).resolves.toBe('code')
})
