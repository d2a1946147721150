import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// For tests of whole pages with what they load late: a busy machine makes them slow, and nothing else may.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
