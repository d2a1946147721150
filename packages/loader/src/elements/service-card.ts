import { defineServiceCard } from '@chuhai/market/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-service-card>` for this page. */
export const define = (context: Context): void => defineServiceCard(() => pageCore(context))
