import { expect, it, vi } from 'vitest'
import { kept } from './kept'

it('asks for code once, whoever needs it', async () => {
  const bring = vi.fn(async () => 'code')
  const code = kept(bring)
  expect(bring).not.toHaveBeenCalled()
  await expect(Promise.all([code(), code()])).resolves.toEqual(['code', 'code'])
  await code()
  expect(bring).toHaveBeenCalledOnce()
})

it('asks anew after a failure', async () => {
  const bring = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const code = kept(bring)
  await expect(code()).rejects.toThrow('offline')
  await expect(code()).resolves.toBe('code')
})
