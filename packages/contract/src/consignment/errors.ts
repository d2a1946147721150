import type { ErrorTable } from '../request-errors'

/** Why an operator cannot set a stage of a consignment. */
export const consignmentErrors = {
  CONSIGNMENT_CHANGED: {
    status: 409,
    'zh-CN': '委托进度刚才有人改过，没有处理',
    en: 'Somebody has changed the consignment meanwhile, nothing was done',
  },
  CONSIGNMENT_STAGE_IMPOSSIBLE: {
    status: 409,
    'zh-CN': '现在的阶段不能这样处理',
    en: 'This stage cannot follow the present one',
  },
  CONSIGNMENT_UNPAID: {
    status: 409,
    'zh-CN': '这单委托没有付款的订单，不能登记进度',
    en: 'The consignment has no paid order, so that it cannot go on',
  },
} as const satisfies ErrorTable
