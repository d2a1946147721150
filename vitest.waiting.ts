import { vi } from 'vitest'
import { timeoutMs } from './.commands/test-settings.mjs'

const { waitFor } = vi

// Vitest has no setting for it, and gives up after a second.
vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: timeoutMs, ...options })
