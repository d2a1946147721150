import { getLivingInfo } from '@chuhai/contract/live'
import { expect, it, vi } from 'vitest'
import { createServerClock } from '../clock/clock'
import type { CallSettings } from './call'
import { createCallOnDemand } from './call-on-demand'

const settings: CallSettings = {
  base: 'http://localhost:4000',
  fetch: async () => Response.json({ status: 'success', data: null, message: '' }),
  lifetime: new AbortController().signal,
  messages: () => ({ systemError: '系统错误，请稍后再试！' }) as ReturnType<CallSettings['messages']>,
  headers: () => ({}),
  clock: createServerClock(Date.now).clock,
  stored: { get: () => null },
  onError: () => {},
  now: Date.now,
}
const lost = new TypeError('Failed to fetch dynamically imported module')
const importCall = vi.fn(() => import('./call'))
const { call } = createCallOnDemand(settings, importCall)

it('fails a call only when the code of calls fails to load twice, and asks for it again with the next', async () => {
  importCall.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  await expect(call(getLivingInfo)).rejects.toMatchObject({ code: 'NETWORK', cause: lost })
  importCall.mockRejectedValueOnce(lost)
  await expect(call(getLivingInfo)).resolves.toBeNull()
  expect(importCall).toHaveBeenCalledTimes(4)
})
