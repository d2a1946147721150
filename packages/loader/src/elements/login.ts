import { defineLogin } from '@chuhai/login/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-login>` for this page, which shows the user; its core finishes a sign-on that returns to this page. */
export const define = (context: Context): void => {
  pageCore(context).session.refresh()
  defineLogin(() => pageCore(context))
}
