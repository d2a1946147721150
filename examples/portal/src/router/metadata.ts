import { brand } from '@chuhai/contract/constants'
import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import type { Row } from '../app/row'
import type { View } from '../app/view'

export const defaultTitle = `${brand} - 跨境电商生态平台`
export const defaultDescription =
  '出海云是面向卖家、工厂、高校学生与创业团队的跨境电商生态平台：开店、物流、广告、独立站、商标专利与税务合规，由顾问陪您走完每一步。'

/** A page's own name; one that is made from its data has none while nothing is loaded. */
export const nameOf = (row: Row, data?: unknown): string => {
  if (typeof row.title === 'string') return row.title
  return data === undefined ? '登录后查看' : row.title(data)
}

/** The home page bears the default title, the site guide its own, every other page its name and the brand. */
export const titleOf = (view: View): string => {
  if (view.phase === 'failed') return `${view.code === 404 ? '页面不存在' : '页面出错了'} - ${brand}`
  const name = nameOf(view.row, view.phase === 'ready' ? view.data : undefined)
  if (view.row.path === '/') return defaultTitle
  return view.row.path === '/crossBorderSiteGuide' ? name : `${name} - ${brand}`
}

export const descriptionOf = (view: View): string =>
  (view.phase === 'ready' && view.description) || defaultDescription

/** The language that the page itself has; undefined where it is the visitor's choice. */
export const ownLocaleOf = (view: View): Locale | undefined =>
  view.phase === 'failed' ? undefined : view.row.locale

/** The language of the document. */
export const localeOf = (view: View): Locale => ownLocaleOf(view) ?? defaultLocale
