import type { ErrorTable } from '../request-errors'

/** Why a payment cannot be opened. */
export const paymentErrors = {
  PAYMENT_UNAVAILABLE: {
    status: 503,
    'zh-CN': '支付服务暂时不可用，订单已保留，请稍后重试',
    en: 'Payment is unavailable, your order is kept, please try again later',
  },
} as const satisfies ErrorTable

/** A code of `paymentErrors`. */
export type PaymentErrorCode = keyof typeof paymentErrors
