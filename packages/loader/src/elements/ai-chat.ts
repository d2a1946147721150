import { defineAiChat } from '@chuhai/ai-chat/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-ai-chat>` for this page. */
export const define = (context: Context): void => defineAiChat(() => pageCore(context))
