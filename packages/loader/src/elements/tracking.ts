import { defineTracking } from '@chuhai/shipping/tracking-element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-tracking>` for this page. */
export const define = (context: Context): void => defineTracking(() => pageCore(context))
