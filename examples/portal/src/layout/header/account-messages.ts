import type { Messages } from '../../app/messages'

const zhCN = {
  login: '登录',
  register: '注册',
  logout: '退出登录',
  personalCentre: '个人中心',
  learning: '我的学习',
  verify: '去认证',
}

/** Texts of the account in headers. */
export const accountMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    login: 'Log in',
    register: 'Register',
    logout: 'Log out',
    personalCentre: 'Personal centre',
    learning: 'My learning',
    verify: 'Verify',
  },
}
