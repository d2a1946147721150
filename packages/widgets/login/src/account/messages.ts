const zhCN = {
  account: '账户',
  accountOf: (name: string) => `账户：${name}`,
  personalCentre: '个人中心',
  logOut: '退出登录',
}

export type AccountMessages = typeof zhCN

const en: AccountMessages = {
  account: 'Account',
  accountOf: (name: string) => `Account: ${name}`,
  personalCentre: 'Personal centre',
  logOut: 'Log out',
}

export const accountMessages = { 'zh-CN': zhCN, en }
