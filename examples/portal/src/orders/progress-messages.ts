import type { Messages } from '../app/messages'

const zhCN = {
  states: {
    created: '订单已创建，还没有提交',
    awaitingPayment: '订单已为您保留，付款后生效',
    paid: '付款已收到',
    fulfilled: '订单已完成',
    cancelled: '订单已取消，没有扣款',
    expired: '超过支付时间，订单已关闭，没有扣款',
    refunding: '退款申请已收到，正在审核',
    refundAccepted: '退款已同意，款项按原支付方式退回，以支付服务商到账时间为准',
    paidLate: '付款到账时订单已经关闭，款项全额按原支付方式退回，以支付服务商到账时间为准',
    partlyRefunded: '部分款项已按原支付方式退回，购买的内容仍然有效',
    refunded: '款项已按原支付方式退回',
  },
  paidText: {
    course: '课程已开通，随时可以学习',
    class: '席位已确认，安排见“我的班级”',
    activity: '席位已确认，时间与地点见“我的活动”',
    storeService: '服务已开始，进度见“我的店铺”',
  },
  history: { title: '订单进度', reason: '原因', late: '到账时订单已经关闭，款项全额原路退回' },
  cancelling: {
    title: '取消这笔订单？',
    text: '取消后订单不再保留，需要时可以重新购买。',
    confirm: '取消订单',
    done: '订单已取消',
  },
  refunding: {
    title: '申请退款',
    action: '申请退款',
    before: (moment: string) => `${moment} 前可以申请退款`,
    byStage: '可以申请退款，退回的金额随开店进度减少',
    over: '已超过可申请退款的期限，如有疑问请联系客服',
    amount: '退款金额',
    text: '退款按原支付方式退回。审核通过后，课程不能再观看，培训班的席位会释放，开店服务到此结束。',
    reason: '退款原因',
    hint: '请说明原因，便于我们尽快处理',
    submit: '提交申请',
    done: '退款申请已提交',
  },
}

export const orderProgressMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    states: {
      created: 'Created, not submitted yet',
      awaitingPayment: 'Your order is held until it is paid',
      paid: 'Your payment has arrived',
      fulfilled: 'Completed',
      cancelled: 'Cancelled, nothing was charged',
      expired: 'Not paid in time, nothing was charged',
      refunding: 'Your request for a refund is being reviewed',
      refundAccepted: 'Accepted, the money is on its way to where it was paid from',
      paidLate:
        'The payment arrived after the order was closed, and goes back in full to where it was paid from',
      partlyRefunded:
        'Part of the money was returned to where it was paid from; what you bought is still yours',
      refunded: 'The money was returned to where it was paid from',
    },
    paidText: {
      course: 'You can watch the course at any time',
      class: 'Your place is confirmed, see “My classes”',
      activity: 'Your place is confirmed, see My activities',
      storeService: 'The work has begun, see My stores',
    },
    history: {
      title: 'Progress',
      reason: 'Reason',
      late: 'It arrived after the order was closed, and goes back in full',
    },
    cancelling: {
      title: 'Cancel this order?',
      text: 'It is no longer held. You can buy it again.',
      confirm: 'Cancel order',
      done: 'The order is cancelled',
    },
    refunding: {
      title: 'Request a refund',
      action: 'Request a refund',
      before: (moment) => `A refund can be requested until ${moment}`,
      byStage: 'You can ask for a refund; how much comes back falls with each stage',
      over: 'The time for a refund is over, please contact us with questions',
      amount: 'Refund',
      text: 'The money goes back to where it was paid from. The course can then no longer be watched, a place is free again.',
      reason: 'Reason',
      hint: 'Tell us why, so that we can answer soon',
      submit: 'Submit',
      done: 'Your request was sent',
    },
  },
}
