const zhCN = {
  login: '登录',
  register: '注册',
  account: '账户',
  accountOf: (name: string) => `账户：${name}`,
  personalCentre: '个人中心',
  logOut: '退出登录',
}

export type LoginMessages = typeof zhCN

const en: LoginMessages = {
  login: 'Log in',
  register: 'Register',
  account: 'Account',
  accountOf: (name: string) => `Account: ${name}`,
  personalCentre: 'Personal centre',
  logOut: 'Log out',
}

export const loginMessages = { 'zh-CN': zhCN, en }
