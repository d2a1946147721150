import { defineEnquiry } from '@chuhai/market/enquiry-element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-enquiry>` for this page. */
export const define = (context: Context): void => defineEnquiry(() => pageCore(context))
