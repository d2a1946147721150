import { defineInbox } from '@chuhai/inbox/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-inbox>` for this page. */
export const define = (context: Context): void => defineInbox(() => pageCore(context))
