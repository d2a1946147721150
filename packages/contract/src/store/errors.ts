import type { ErrorTable } from '../request-errors'

/** Why an operator cannot set a stage of an opening. */
export const openingErrors = {
  STORE_OPENING_CHANGED: {
    status: 409,
    'zh-CN': '开店进度刚才有人改过，没有处理',
    en: 'Somebody has changed the opening meanwhile, nothing was done',
  },
  STORE_STAGE_IMPOSSIBLE: {
    status: 409,
    'zh-CN': '现在的阶段不能这样处理',
    en: 'This stage cannot follow the present one',
  },
  STORE_DUE_PASSED: {
    status: 422,
    'zh-CN': '截止时间要晚于现在',
    en: 'The time by which it is due must not have passed',
  },
} as const satisfies ErrorTable
