import type { ErrorTable } from '../request-errors'

/** Refusals of page views. */
export const trackErrors = {
  PAGE_VIEW_DATES_INVALID: {
    status: 422,
    'zh-CN': '结束时间早于开始时间',
    en: 'The end is before the start',
  },
} as const satisfies ErrorTable
