import { configure } from '@testing-library/dom'
import { timeoutMs } from './.commands/test-settings.mjs'

// For every file anew: where files share a page, what one of them configures would hold for the next.
configure({ asyncUtilTimeout: timeoutMs, defaultHidden: false })
