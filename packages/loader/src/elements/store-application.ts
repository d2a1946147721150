import { defineStoreApplication } from '@chuhai/application/store-element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-store-application>` for this page. */
export const define = (context: Context): void => defineStoreApplication(() => pageCore(context))
