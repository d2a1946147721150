import type { ErrorTable } from '../request-errors'

/** Why an order cannot be placed or changed. */
export const orderErrors = {
  ORDER_SOLD_OUT: {
    status: 409,
    'zh-CN': '名额已满，请选择其他班次',
    en: 'No places are left, please choose another one',
  },
  ORDER_ALREADY_OWNED: { status: 409, 'zh-CN': '您已购买，无需重复下单', en: 'You already own this' },
  ORDER_AWAITS_PAYMENT: {
    status: 409,
    'zh-CN': '您有一笔待付款的订单，请先付款或取消',
    en: 'You have an unpaid order for it, please pay or cancel it first',
  },
  ORDER_CLOSED: { status: 409, 'zh-CN': '报名已截止，请选择其他班次', en: 'It can no longer be booked' },
  ORDER_NOT_ELIGIBLE: {
    status: 409,
    'zh-CN': '报名审核通过后才能付款',
    en: 'It can be paid once your application is accepted',
  },
  ORDER_PRICE_CHANGED: {
    status: 409,
    'zh-CN': '价格已更新，请确认后重新提交',
    en: 'The price has changed, please confirm it and submit again',
  },
  ORDER_DECIDED_BY_WORK: {
    status: 409,
    'zh-CN':
      '服务市场的订单按服务的进度分款，不在这里退款或完成；有争议的用“裁定争议”处理，已经结束的不能再退款',
    en: 'The money of this order follows its work and is not refunded here: decide its dispute; once it has ended, nothing more goes back',
  },
  ORDER_STATE_CHANGED: {
    status: 409,
    'zh-CN': '订单状态已变化，请查看最新状态',
    en: 'The order has changed, please look at its state',
  },
  ORDER_TERMS_REQUIRED: {
    status: 422,
    'zh-CN': '请阅读并同意购买须知',
    en: 'Please read the terms of purchase and agree to them',
  },
  ORDER_INVOICE_TITLE_REQUIRED: { status: 422, 'zh-CN': '请输入发票抬头', en: 'Enter the invoice title' },
  ORDER_INVOICE_TITLE_TOO_LONG: {
    status: 422,
    'zh-CN': '发票抬头最多 100 个字',
    en: 'The invoice title has 100 characters at most',
  },
  ORDER_INVOICE_ISSUED: {
    status: 409,
    'zh-CN': '发票已开具，换开请联系客服',
    en: 'The invoice is issued already, please contact us for another one',
  },
  ORDER_TAX_NUMBER_INVALID: {
    status: 422,
    'zh-CN': '请输入正确的税号',
    en: 'Enter a valid tax number',
  },
  ORDER_TAX_NUMBER_LETTER: {
    status: 422,
    'zh-CN': '税号中没有字母 O、I、S、V、Z，请核对是否为数字 0、1、5、2 或字母 U',
    en: 'Tax numbers have no letters O, I, S, V or Z; compare them with 0, 1, 5, 2 and U',
  },
  ORDER_REFUND_REASON_REQUIRED: { status: 422, 'zh-CN': '请输入退款原因', en: 'Enter the reason' },
  ORDER_REFUND_REASON_TOO_LONG: {
    status: 422,
    'zh-CN': '退款原因最多 200 个字',
    en: 'The reason has 200 characters at most',
  },
  ORDER_REFUND_LATE: {
    status: 409,
    'zh-CN': '已超过可退款的期限，请联系客服',
    en: 'The time for a refund is over, please contact us',
  },
} as const satisfies ErrorTable

/** A code of `orderErrors`. */
export type OrderErrorCode = keyof typeof orderErrors
