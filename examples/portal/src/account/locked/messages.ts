import type { Messages } from '../../app/messages'

const zhCN = {
  asking: '正在确认您的登录状态，请稍候。',
  out: '这一页的内容属于您的账号，登录后就能看到，并会回到这里。',
  login: '登录',
  home: '返回首页',
}

export const lockedMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    asking: 'Checking whether you are signed in, one moment please.',
    out: 'What is on this page belongs to your account. Log in to see it; you will come back here.',
    login: 'Log in',
    home: 'Back to home',
  },
}
