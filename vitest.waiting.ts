import { afterAll, vi } from 'vitest'
import { timeoutMs } from './.commands/test-settings.mjs'

const { waitFor } = vi

// Vitest has no setting for this; its default is one second.
vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: timeoutMs, ...options })

// The next file shares the page and its modules: one whose loading is interrupted stays broken.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  return vi.dynamicImportSettled()
})
