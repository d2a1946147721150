const zhCN = {
  title: '消息',
  unread: '未读',
  unreadCount: (count: number) => `${count} 条未读消息`,
  /** With the number as it is shown: `99+`. */
  bell: (count: string) => (count ? `消息，${count} 条未读` : '消息'),
  all: '全部消息',
  everything: '全部',
  show: '显示',
  readAll: '全部标为已读',
  allRead: '全部消息已标为已读',
  open: '查看详情',
  calendar: '加入日历',
  none: { title: '还没有消息', text: '订单、报名和订阅有新消息时，会出现在这里。' },
  noneUnread: { title: '没有未读消息', text: '新消息到了，会出现在这里。' },
  failed: '消息没有载入',
  offline: '网络断开了，恢复后会自动更新。',
  stale: '没有更新，下面是之前的内容。',
  retry: '重试',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  place: (total: number, page: number, pages: number) =>
    pages > 1 ? `共 ${total} 条，第 ${page} / ${pages} 页` : `共 ${total} 条`,
  loadFailed: '页面没有加载完整，请检查网络后重试',
}

export type InboxMessages = typeof zhCN

const en: InboxMessages = {
  title: 'Messages',
  unread: 'Unread',
  unreadCount: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  bell: (count) => (count ? `Messages, ${count} unread` : 'Messages'),
  all: 'All messages',
  everything: 'All',
  show: 'Show',
  readAll: 'Mark all as read',
  allRead: 'All messages are marked as read',
  open: 'View details',
  calendar: 'Add to calendar',
  none: {
    title: 'No messages yet',
    text: 'News of your orders, applications and subscriptions will be here.',
  },
  noneUnread: { title: 'No unread messages', text: 'New messages will be here.' },
  failed: 'The messages could not be loaded',
  offline: 'The network is gone; the list updates itself when it is back.',
  stale: 'Not updated; below is what was there before.',
  retry: 'Retry',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  place: (total, page, pages) =>
    pages > 1 ? `${total} in all, page ${page} of ${pages}` : `${total} in all`,
  loadFailed: 'This part could not be loaded, please check your network and try again',
}

export const inboxMessages = { 'zh-CN': zhCN, en }
