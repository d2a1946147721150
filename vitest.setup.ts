import { configure } from '@testing-library/dom'

// For every file anew: where files share a page, what one of them configures would hold for the next.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false })
