const zhCN = {
  cancel: '取消',
  retry: '重试',
  unread: { title: '报名信息没有载入', text: '请检查网络后重试，填写过的内容都在。' },
}

export type PartsMessages = typeof zhCN

const en: PartsMessages = {
  cancel: 'Cancel',
  retry: 'Retry',
  unread: {
    title: 'The registration could not be loaded',
    text: 'Please check your network and retry. What you typed is kept.',
  },
}

export const partsMessages = { 'zh-CN': zhCN, en }
