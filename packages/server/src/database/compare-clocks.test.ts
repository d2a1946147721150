import { expect, it, vi } from 'vitest'
import type { Logger } from '../process/log'
import { startTestApp } from '../testing/test-app'
import { minuteMs } from '../time/durations'
import { compareClocks } from './compare-clocks'

const server = startTestApp()

it.each([
  ['a minute ahead', minuteMs, 1],
  ['a minute behind', -minuteMs, 1],
  ['right', 0, 0],
])('says when the clock of this machine is %s of that of the database', async (_, aheadMs, warnings) => {
  const warn = vi.fn()
  await compareClocks(server.db, { warn } as unknown as Logger, () => Date.now() + aheadMs)
  expect(warn).toHaveBeenCalledTimes(warnings)
})
