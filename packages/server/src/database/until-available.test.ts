import { expect, it, vi } from 'vitest'
import { silentLog } from '../process/log'
import { untilAvailable } from './until-available'

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const locked = () => Object.assign(new Error('lock timeout'), { code: '55P03' })

it('waits for an unavailable database, and for a locked one', async () => {
  const work = vi.fn<() => Promise<string>>()
  work.mockRejectedValueOnce(refused()).mockRejectedValueOnce(locked()).mockResolvedValue('here')
  await expect(untilAvailable(work, silentLog, 1)).resolves.toBe('here')
  expect(work).toHaveBeenCalledTimes(3)
})

it('does not wait after a permanent error', async () => {
  const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  const work = vi.fn(() => Promise.reject(wrongPassword))
  await expect(untilAvailable(work, silentLog, 1)).rejects.toThrow('password')
  expect(work).toHaveBeenCalledTimes(1)
})
