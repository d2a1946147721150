import { benchPortal } from './bench/in-browser.mjs'
import { measurePage } from './bench/page.mjs'

/** Prints what the floating box costs a page that is somebody else's. */
await benchPortal('测量页面', measurePage)
