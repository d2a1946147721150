import type { Messages } from '../../app/messages'

const zhCN = {
  login: '登录',
  register: '注册',
  going: '正在前往…',
  intro: '用统一登录进入出海云，门户、学院与各服务都认得您。',
  onTo: (page: string) => `登录后继续前往“${page}”。`,
  motto: '一个账号，到所有口岸',
  scope: '门户、学院、合作院校页面通用',
  signIn: '登录',
  newcomer: '注册新账号',
  loginWith: (provider: string) => `用${provider}登录`,
  forgotten: '忘记密码',
  terms: { before: '登录即表示同意', agreement: '《用户协议》', and: '和', policy: '《隐私政策》' },
  back: '回到刚才的页面',
  home: '返回首页',
}

export const loginMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    login: 'Log in',
    register: 'Register',
    going: 'On the way…',
    intro: 'One sign-on for Chuhai Cloud: portal, school and every service know you.',
    onTo: (page) => `After signing in you go on to “${page}”.`,
    motto: 'One account, every port',
    scope: 'For the portal, the school and partner universities',
    signIn: 'Log in',
    newcomer: 'Create an account',
    loginWith: (provider) => `Log in with ${provider}`,
    forgotten: 'Forgot your password?',
    terms: {
      before: 'By signing in you accept the ',
      agreement: 'user agreement',
      and: ' and the ',
      policy: 'privacy policy',
    },
    back: 'Back to the page before',
    home: 'Back to home',
  },
}
