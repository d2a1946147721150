import type { Core } from '@chuhai/core'

/** Registers `<chuhai-login>`; `core` is asked each time an element enters the page. */
export const defineLogin = (_: () => Core): void => {}
