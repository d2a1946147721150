import { defineConsultation } from '@chuhai/consultation/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-consultation>` for this page. */
export const define = (context: Context): void => defineConsultation(() => pageCore(context))
