import { configure } from '@testing-library/dom'
import { timeoutMs } from './.commands/test-settings.mjs'

// Runs before each file, because files that share a page share this configuration.
configure({ asyncUtilTimeout: timeoutMs, defaultHidden: false })
