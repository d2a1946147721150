export const loadFailedMessages = {
  'zh-CN': { later: '请稍后重试。', retry: '重试' },
  en: { later: 'Please try again later.', retry: 'Retry' },
}
