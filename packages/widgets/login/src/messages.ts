const zhCN = {
  login: '登录',
  register: '注册',
  account: '账户',
  accountOf: (name: string) => `账户：${name}`,
  personalCentre: '个人中心',
  messages: '消息',
  unread: (count: number) => `${count > 99 ? '99+' : count} 条未读`,
  logOut: '退出登录',
  stillSignedIn: '本站已退出，登录服务那边还没有退出。用的是公共电脑时，请关闭浏览器。',
}

export type LoginMessages = typeof zhCN

const en: LoginMessages = {
  login: 'Log in',
  register: 'Register',
  account: 'Account',
  accountOf: (name: string) => `Account: ${name}`,
  personalCentre: 'Personal centre',
  messages: 'Messages',
  unread: (count) => `${count > 99 ? '99+' : count} unread`,
  logOut: 'Log out',
  stillSignedIn:
    'You are logged out here, but not at the sign-in service. On a shared computer, close the browser.',
}

export const loginMessages = { 'zh-CN': zhCN, en }
