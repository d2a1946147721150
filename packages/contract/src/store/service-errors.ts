import type { ErrorTable } from '../request-errors'

/** Why help with opening a store cannot be chosen. */
export const storeServiceErrors = {
  STORE_SERVICE_ORDERED: {
    status: 409,
    'zh-CN': '已下单的服务不能直接更换，请先在订单里取消或申请退款',
    en: 'What is ordered cannot be exchanged. Cancel the order first, or ask for a refund',
  },
} as const satisfies ErrorTable
