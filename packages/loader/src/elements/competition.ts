import { defineCompetition } from '@chuhai/competition/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-competition>` for this page. */
export const define = (context: Context): void => defineCompetition(() => pageCore(context))
