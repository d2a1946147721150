import type { Messages } from '../app/messages'

const zhCN = {
  title: '选择套餐',
  back: '返回服务页面',
  package: '套餐',
  number: '数量',
  fewer: '减少一份',
  more: '增加一份',
  options: '加项',
  option: (name: string, price: string, days: number) =>
    days > 0 ? `${name}（${price}，多 ${days} 天）` : `${name}（${price}）`,
  packageName: (name: string, price: string, days: number) => `${name} · ${price} · ${days} 天`,
  days: (days: number) => `服务商接单后 ${days} 天内交付`,
  revisions: (count: number) => (count === 0 ? '不含修改' : `含修改 ${count} 次`),
  asksFor: '付款后需要您提供',
  note: '付款后服务商 48 小时内没有接单，订单自动取消，全额退款。',
  next: '去下单',
  failed: '服务没有载入',
  closed: {
    title: '这项服务暂时不能下单',
    text: '服务商还没有在线接单，可以先咨询。',
    action: '返回服务页面',
  },
}

export const buyMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Choose a package',
    back: 'Back to the service',
    package: 'Package',
    number: 'How many',
    fewer: 'One less',
    more: 'One more',
    options: 'Options',
    option: (name, price, days) =>
      days > 0 ? `${name} (${price}, ${days} more days)` : `${name} (${price})`,
    packageName: (name, price, days) => `${name} · ${price} · ${days} days`,
    days: (days) => `Delivered within ${days} days of acceptance`,
    revisions: (count) => (count === 0 ? 'No changes included' : `Changes included: ${count}`),
    asksFor: 'What you give after payment',
    note: 'If the provider does not accept within 48 hours, the order is cancelled and all of the money goes back.',
    next: 'Order',
    failed: 'The service could not be loaded',
    closed: {
      title: 'It cannot be ordered here',
      text: 'The provider takes no orders online yet; please ask first.',
      action: 'Back to the service',
    },
  },
}
