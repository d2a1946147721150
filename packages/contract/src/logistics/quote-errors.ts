import type { ErrorTable } from '../request-errors'

/** Why a price cannot be asked for, or a quote not be used. */
export const quoteErrors = {
  QUOTE_COUNTRY_UNKNOWN: {
    status: 422,
    'zh-CN': '请选择目的国家或地区',
    en: 'Choose the country of destination',
  },
  QUOTE_POSTCODE_INVALID: {
    status: 422,
    'zh-CN': '请填写目的地的邮编，格式须与所选国家或地区一致',
    en: 'Enter the postcode as it is written in the country of destination',
  },
  QUOTE_PARCEL_MISSING: { status: 422, 'zh-CN': '请至少填写一个包裹', en: 'Add a parcel' },
  QUOTE_PARCELS_TOO_MANY: {
    status: 422,
    'zh-CN': '一次最多 20 个包裹',
    en: 'There can be 20 parcels at most',
  },
  QUOTE_WEIGHT_INVALID: {
    status: 422,
    'zh-CN': '重量须在 0.001 至 1000 kg 之间',
    en: 'The weight must be between 0.001 and 1000 kg',
  },
  QUOTE_SIDE_INVALID: {
    status: 422,
    'zh-CN': '每条边须在 0.1 至 600 cm 之间',
    en: 'Each side must be between 0.1 and 600 cm',
  },
  QUOTE_GOODS_UNKNOWN: { status: 422, 'zh-CN': '请选择货物类别', en: 'Choose the kind of goods' },
  QUOTE_ENDED: {
    status: 409,
    'zh-CN': '报价已过有效期，请重新查询',
    en: 'The quote has ended, please ask again',
  },
  QUOTE_LINE_IMPOSSIBLE: {
    status: 409,
    'zh-CN': '这条线路不能寄这批包裹，请选择其他线路',
    en: 'This service cannot take these parcels, please choose another one',
  },
  RATES_SHARE_UNKNOWN: {
    status: 409,
    'zh-CN': '这条线路的价格表里没有这项按比例收的附加费',
    en: 'The table of this line has no such percentage',
  },
} as const satisfies ErrorTable

/** A code of `quoteErrors`. */
export type QuoteErrorCode = keyof typeof quoteErrors
