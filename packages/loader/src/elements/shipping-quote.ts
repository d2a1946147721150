import { defineShippingQuote } from '@chuhai/shipping/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-shipping-quote>` for this page. */
export const define = (context: Context): void => defineShippingQuote(() => pageCore(context))
