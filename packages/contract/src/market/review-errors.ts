import type { ErrorTable } from '../request-errors'

/** Why a review is not written. */
export const reviewErrors = {
  REVIEW_CLOSED: {
    status: 409,
    'zh-CN': '这笔订单现在不能评价',
    en: 'This deal cannot be reviewed now',
  },
  REVIEW_EXISTS: { status: 409, 'zh-CN': '您已经评价过这笔订单', en: 'You have reviewed this deal already' },
  REVIEW_STARS_REQUIRED: { status: 422, 'zh-CN': '请选择星级', en: 'Please choose the stars' },
  REVIEW_WORDS_TOO_LONG: {
    status: 422,
    'zh-CN': '最多 500 个字',
    en: '500 characters at most',
  },
  REVIEW_ANSWER_REQUIRED: { status: 422, 'zh-CN': '请填写回复', en: 'Please write an answer' },
  REVIEW_ANSWERED: { status: 409, 'zh-CN': '这条评价已经回复过', en: 'This review is answered already' },
} as const satisfies ErrorTable

/** A code of `reviewErrors`. */
export type ReviewErrorCode = keyof typeof reviewErrors
