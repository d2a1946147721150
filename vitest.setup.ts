import { configure } from '@testing-library/dom'
import { patienceMs } from './.commands/patience.mjs'

// For every file anew: where files share a page, what one of them configures would hold for the next.
configure({ asyncUtilTimeout: patienceMs, defaultHidden: false })
