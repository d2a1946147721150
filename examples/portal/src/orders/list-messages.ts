import type { Messages } from '../app/messages'

const zhCN = {
  title: '我的订单',
  count: (total: number) => `共 ${total} 笔`,
  filters: {
    label: '按状态筛选',
    all: '全部',
    unpaid: '待付款',
    paid: '已付款',
    refund: '退款',
    closed: '已关闭',
  },
  whose: {
    label: '查看谁的订单',
    self: '我的',
    organisation: (name: string) => `${name}的`,
  },
  search: { label: '搜索订单', hint: '订单号，课程、培训班或活动的名称' },
  empty: {
    title: '还没有订单',
    text: '购买的课程、培训班和活动席位、付款状态与收据都会列在这里。',
    filtered: '没有这个状态的订单',
    filteredText: '换一个状态看看，或者查看全部订单。',
    notFound: '没有找到订单',
    notFoundText: '换一个词试试，或者查看全部订单。',
    action: '去跨境学院看看',
    all: '查看全部订单',
  },
}

export const orderListMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'My orders',
    count: (total) => `${total} in all`,
    filters: {
      label: 'Filter by state',
      all: 'All',
      unpaid: 'Awaiting payment',
      paid: 'Paid',
      refund: 'Refunds',
      closed: 'Closed',
    },
    whose: { label: 'Whose orders', self: 'Mine', organisation: (name) => `Of ${name}` },
    search: { label: 'Search orders', hint: 'Order number, or the name of what was bought' },
    empty: {
      title: 'No order yet',
      text: 'Orders of courses, classes and activities, their payment and receipts are listed here.',
      filtered: 'No order in this state',
      filteredText: 'Choose another state, or look at all orders.',
      notFound: 'No order found',
      notFoundText: 'Try another word, or look at all orders.',
      action: 'Visit the school',
      all: 'All orders',
    },
  },
}
