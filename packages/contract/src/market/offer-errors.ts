import { marketAbsenceDaysMax, marketAbsencesMax, marketOffersMax } from '../constants'
import type { ErrorTable } from '../request-errors'

/** What is wrong with a service that a provider offers, and why it cannot be changed. */
export const marketOfferErrors = {
  MARKET_TEXT_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  MARKET_CHOICE_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  MARKET_OVER_TWENTY: { status: 422, 'zh-CN': '最多 20 个字', en: '20 characters at most' },
  MARKET_OVER_FORTY: { status: 422, 'zh-CN': '最多 40 个字', en: '40 characters at most' },
  MARKET_OVER_HUNDRED: { status: 422, 'zh-CN': '最多 100 个字', en: '100 characters at most' },
  MARKET_OVER_THREE_HUNDRED: { status: 422, 'zh-CN': '最多 300 个字', en: '300 characters at most' },
  MARKET_LINES_REQUIRED: { status: 422, 'zh-CN': '至少写一行', en: 'Write one line at least' },
  MARKET_LINES_TOO_MANY: { status: 422, 'zh-CN': '最多 12 行', en: '12 lines at most' },
  MARKET_LINE_TOO_LONG: { status: 422, 'zh-CN': '每行最多 60 个字', en: '60 characters a line at most' },
  MARKET_PRICE_INVALID: {
    status: 422,
    'zh-CN': '请填写 1 元到 100 万元的价格，最多两位小数',
    en: 'Enter a price from 1 to 1,000,000 yuan, with two decimals at most',
  },
  MARKET_DAYS_INVALID: { status: 422, 'zh-CN': '请填写 1 到 365 天', en: 'Enter 1 to 365 days' },
  MARKET_MORE_DAYS_INVALID: { status: 422, 'zh-CN': '请填写 0 到 365 天', en: 'Enter 0 to 365 days' },
  MARKET_REVISIONS_INVALID: { status: 422, 'zh-CN': '请填写 0 到 20 次', en: 'Enter 0 to 20 times' },
  MARKET_HOURS_INVALID: { status: 422, 'zh-CN': '请填写 1 到 72 小时', en: 'Enter 1 to 72 hours' },
  MARKET_PACKAGE_REQUIRED: { status: 422, 'zh-CN': '至少要有一个套餐', en: 'Add one package at least' },
  MARKET_PACKAGE_ORDER: {
    status: 422,
    'zh-CN': '套餐从便宜到贵排列，这一个不能比前一个便宜',
    en: 'Packages go from the cheapest up, so this one cannot cost less than the one before',
  },
  MARKET_NAME_TWICE: { status: 422, 'zh-CN': '这个名称用过了，请换一个', en: 'This name is used already' },
  MARKET_PICTURE_REQUIRED: { status: 422, 'zh-CN': '请上传图片', en: 'Please upload a picture' },
  MARKET_PICTURE_UNKNOWN: {
    status: 422,
    'zh-CN': '图片已不存在，请重新上传',
    en: 'This picture does not exist any more, please upload it again',
  },
  MARKET_OFFER_INCOMPLETE: {
    status: 422,
    'zh-CN': '还有几处要补充或修改，改好后再提交',
    en: 'Some parts are missing or wrong, please mend them first',
  },
  MARKET_PROVIDER_MISSING: {
    status: 404,
    'zh-CN': '这个主体还不是服务市场的服务商',
    en: 'This organisation is no provider of the service market',
  },
  MARKET_OFFER_CHANGED: {
    status: 409,
    'zh-CN': '这项服务在别处有了新的改动，请载入最新内容再继续',
    en: 'This service was changed elsewhere, please load it again first',
  },
  MARKET_OFFER_STATE: {
    status: 409,
    'zh-CN': '这项服务现在的状态不能这样处理',
    en: 'This is not possible in the present state of the service',
  },
  MARKET_OFFERS_FULL: {
    status: 422,
    'zh-CN': `一个服务商最多 ${marketOffersMax} 项服务，请先删除不用的草稿`,
    en: `A provider has ${marketOffersMax} services at most, please delete drafts first`,
  },
  MARKET_ABSENCE_ORDER: {
    status: 422,
    'zh-CN': '结束日期不能早于开始日期',
    en: 'The end cannot be before the beginning',
  },
  MARKET_ABSENCE_PAST: { status: 422, 'zh-CN': '日期不能早于今天', en: 'The date cannot have passed' },
  MARKET_ABSENCE_TOO_LONG: {
    status: 422,
    'zh-CN': `一次最多 ${marketAbsenceDaysMax} 天`,
    en: `${marketAbsenceDaysMax} days at a time at most`,
  },
  MARKET_ABSENCE_OVERLAPS: {
    status: 422,
    'zh-CN': '与已有的休假重叠',
    en: 'This overlaps with another absence',
  },
  MARKET_ABSENCES_FULL: {
    status: 422,
    'zh-CN': `最多登记 ${marketAbsencesMax} 段未结束的休假`,
    en: `${marketAbsencesMax} absences can be entered at a time`,
  },
} as const satisfies ErrorTable

/** A code of `marketOfferErrors`. */
export type MarketOfferErrorCode = keyof typeof marketOfferErrors
