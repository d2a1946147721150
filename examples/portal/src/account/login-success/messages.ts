import type { Messages } from '../../app/messages'

const zhCN = {
  asking: { title: '正在登录', text: '正在确认登录结果，请稍候。' },
  in: { title: '登录成功', text: '正在前往您要去的页面…' },
  out: {
    title: '登录没有完成',
    text: '登录链接只能用一次，而且几分钟后失效。请重新登录，或者先浏览其他页面。',
  },
  again: '重新登录',
  goOn: '继续',
  home: '返回首页',
  noScript: '登录已完成。您的浏览器停用了脚本，只对您可见的页面需要脚本才能显示；点这里继续。',
}

export const loginSuccessMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    asking: { title: 'Signing in', text: 'Checking the result, one moment please.' },
    in: { title: 'Signed in', text: 'On the way to the page you asked for…' },
    out: {
      title: 'Sign-in was not completed',
      text: 'A sign-in link works once, and only for a few minutes. Please sign in again, or look around first.',
    },
    again: 'Log in again',
    goOn: 'Continue',
    home: 'Back to home',
    noScript:
      'You are signed in. Scripts are disabled in this browser, and pages of your own need them; continue here.',
  },
}
