import type { Messages } from '../../app/messages'

const zhCN = {
  tags: {
    confirmed: '已报名',
    toConfirm: '待确认',
    toPay: '待付款',
    waiting: '候补中',
    lapsed: '已让出',
    ordered: '已下单',
    cancelled: '已取消',
    came: '已签到',
    over: '已结束',
  },
  notes: {
    confirmed: (phone: string) => `席位已为您留好，到场报手机号 ${phone} 签到。`,
    toConfirm: (time: string) => `轮到您了，名额为您保留到 ${time}，请在此之前确认。`,
    toPay: (time: string) => `名额为您保留到 ${time}，付款后确认。`,
    waiting: (ahead: number) => `候补第 ${ahead + 1} 位：有人退出时按先后为您保留，并发消息告诉您。`,
    lapsed: '保留的时间已过，名额已经让给下一位。',
    ordered: '席位由订单为您保留，退款也在订单里申请。',
    cancelled: '这场活动取消了，请不要到场。',
    came: '感谢您来参加。',
    over: '这场活动已经结束。',
  },
  actions: {
    confirm: '确认参加',
    pay: '去付款',
    order: '查看订单',
    calendar: '加入日历',
    giveBack: '不参加了',
    leave: '退出候补',
    again: '重新报名',
  },
  givingBack: {
    title: '退出这场活动？',
    text: '名额会按先后让给候补的同行。改变主意时还可以重新报名，但不一定还有名额。',
    confirm: '退出',
    done: '已退出',
  },
  confirmed: '已确认，期待与您见面',
}

export const activityPlaceMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    tags: {
      confirmed: 'You are in',
      toConfirm: 'To confirm',
      toPay: 'To pay',
      waiting: 'Waiting',
      lapsed: 'Passed on',
      ordered: 'Ordered',
      cancelled: 'Cancelled',
      came: 'Checked in',
      over: 'Over',
    },
    notes: {
      confirmed: (phone) => `Your place is kept. Check in there with your number ${phone}.`,
      toConfirm: (time) => `It is your turn: a place is kept for you until ${time}, please confirm it.`,
      toPay: (time) => `A place is kept for you until ${time}, it is yours once it is paid.`,
      waiting: (ahead) =>
        ahead === 0
          ? 'You are next: a place that becomes free is kept for you, and a message tells you.'
          : `${ahead} wait before you. A place that becomes free is kept for you, and a message tells you.`,
      lapsed: 'The place was kept until its time and is somebody else’s now.',
      ordered: 'Your order holds the place; refunds are asked for there.',
      cancelled: 'This activity is cancelled, please do not come.',
      came: 'Thank you for coming.',
      over: 'This activity is over.',
    },
    actions: {
      confirm: 'Confirm',
      pay: 'Pay',
      order: 'See the order',
      calendar: 'Add to calendar',
      giveBack: 'I cannot come',
      leave: 'Leave the list',
      again: 'Sign up again',
    },
    givingBack: {
      title: 'Give the place back?',
      text: 'It goes to the next in line. You can sign up again, as long as there are places.',
      confirm: 'Give back',
      done: 'Given back',
    },
    confirmed: 'Confirmed. See you there',
  },
}
