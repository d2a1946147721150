import { defineClassApplication } from '@chuhai/application/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-class-application>` for this page. */
export const define = (context: Context): void => defineClassApplication(() => pageCore(context))
