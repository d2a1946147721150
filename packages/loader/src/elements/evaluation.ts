import { defineEvaluation } from '@chuhai/evaluation/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-evaluation>` for this page. */
export const define = (context: Context): void => defineEvaluation(() => pageCore(context))
