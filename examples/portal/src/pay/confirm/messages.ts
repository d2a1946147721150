import type { Messages } from '../../app/messages'

const zhCN = {
  title: '确认订单',
  failed: '商品没有载入',
  missing: {
    title: '没有找到要购买的内容',
    text: '它可能已经下架或办结，属于您的另一个主体，或者地址不完整。',
    action: '去跨境学院看看',
    back: '返回重新选择',
  },
  left: (places: number) => `剩余 ${places} 席`,
  fewLeft: (places: number) => `仅剩 ${places} 席`,
  hold: '提交后请在 30 分钟内付款，逾期订单自动关闭。',
  freeNote: '免费内容，提交后立即开通。',
  inNameOf: (name: string) => `以“${name}”的名义下单，它的管理员和财务能看到这笔订单。`,
  summary: '订单摘要',
  total: '应付金额',
  submit: '提交订单',
  submitFree: '免费领取',
  consent: {
    before: '我已阅读并同意',
    link: '购买须知',
    version: (version: string) => `（${version} 版）`,
    after: '，了解上述退改规则',
  },
  priceChanged: '价格已更新',
  priceNow: (before: string, now: string) => `原价格 ${before}，现价格 ${now}。请确认后重新提交。`,
}

export const confirmMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Confirm your order',
    failed: 'The product could not be loaded',
    missing: {
      title: 'Product not found',
      text: 'It is no longer sold or is settled, belongs to another organisation of yours, or the address is incomplete.',
      action: 'Visit the school',
      back: 'Choose again',
    },
    left: (places) => `${places} places left`,
    fewLeft: (places) => `Only ${places} places left`,
    hold: 'Please pay within 30 minutes of submitting, the order is closed then.',
    freeNote: 'Free of charge, yours as soon as you submit.',
    inNameOf: (name) => `This order is placed in the name of “${name}”; its owners and finance see it.`,
    summary: 'Summary',
    total: 'Total',
    submit: 'Submit order',
    submitFree: 'Get it for free',
    consent: {
      before: 'I have read and agree to the ',
      link: 'terms of purchase',
      version: (version) => ` (${version})`,
      after: ', and know the cancellation rules above',
    },
    priceChanged: 'The price has changed',
    priceNow: (before, now) => `It was ${before} and is ${now} now. Please confirm it and submit again.`,
  },
}
