import * as v from 'valibot'

/** A text in each language. */
export const words = v.object({ 'zh-CN': v.string(), en: v.string() })
