import { benchPortal } from './bench/in-browser.mjs'
import { measureRoutes } from './bench/routes.mjs'

/** Prints how long a change of pages takes within the portal; one visitor turns pages here as fast as many. */
await benchPortal('测量换页', measureRoutes, { READS_PER_MINUTE: '0', PAGES_PER_MINUTE: '0' })
