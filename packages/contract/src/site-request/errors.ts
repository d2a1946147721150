import type { ErrorTable } from '../request-errors'

/** What is wrong with a site that is to be registered; its contact has the rules and codes of a consultation. */
export const siteRequestErrors = {
  SITE_ORIGIN_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  SITE_ORIGIN_INVALID: {
    status: 422,
    'zh-CN': '请输入完整的网址，包括前面的 https',
    en: 'Enter the whole address, with https in front',
  },
  SITE_ORIGIN_INSECURE: {
    status: 422,
    'zh-CN': '请使用 https 网址，只有本机（localhost）可以用 http',
    en: 'Use an https address; only localhost may use http',
  },
  SITE_NAME_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  SITE_NAME_TOO_LONG: { status: 422, 'zh-CN': '最多 50 个字', en: '50 characters at most' },
  SITE_PURPOSE_TOO_LONG: { status: 422, 'zh-CN': '最多 200 个字', en: '200 characters at most' },
  SITE_REGISTERED: {
    status: 422,
    'zh-CN': '这个网站已经登记，可以直接使用组件',
    en: 'This site is registered already, widgets work there',
  },
} as const satisfies ErrorTable

/** A code of `siteRequestErrors`. */
export type SiteRequestErrorCode = keyof typeof siteRequestErrors
