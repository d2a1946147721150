import { userSubscriptionsMax } from '../constants'
import type { ErrorTable } from '../request-errors'

/** Refusals of the site guide (specification 7.3). */
export const guideErrors = {
  GUIDE_TYPE_UNKNOWN: { status: 422, 'zh-CN': '没有这个分类', en: 'There is no such category' },
  GUIDE_REGION_UNKNOWN: { status: 422, 'zh-CN': '没有这个地区', en: 'There is no such region' },
  GUIDE_TAG_UNKNOWN: { status: 422, 'zh-CN': '没有这个标签', en: 'There is no such tag' },
  GUIDE_SITE_UNKNOWN: { status: 404, 'zh-CN': '没有这个站点，可能已下架', en: 'There is no such site' },
  GUIDE_SITE_MISMATCH: {
    status: 422,
    'zh-CN': '地址与内容中的站点编号不一致',
    en: 'The address and the content name different sites',
  },
  GUIDE_SUBSCRIPTIONS_FULL: {
    status: 422,
    'zh-CN': `最多订阅 ${userSubscriptionsMax} 个站点`,
    en: `You can subscribe to ${userSubscriptionsMax} sites at most`,
  },
  GUIDE_UNKNOWN: { status: 404, 'zh-CN': '没有这份专属导航', en: 'There is no such exclusive guide' },
  APPRAISAL_SCORE_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  APPRAISAL_TOO_LONG: {
    status: 422,
    'zh-CN': '评价不能超过200个字符',
    en: 'An appraisal has 200 characters at most',
  },
} as const satisfies ErrorTable

/** A code of `guideErrors`. */
export type GuideErrorCode = keyof typeof guideErrors
