import type { Locale } from '@chuhai/contract'

/** Texts of the sign-on pages. */
export const messages = {
  'zh-CN': {
    redirectingTitle: '正在返回',
    resultSent: '登录信息已送回原来的页面。',
    closing: '登录信息已送回原来的页面。如果这个窗口没有自动关闭，请手动关闭，回到原来的页面继续。',
    needScript: '浏览器停用了脚本，无法把登录结果送回原来的页面。请启用脚本后重新登录。',
    lost: '打开登录的页面已经关闭。请关闭这个窗口，回到该网站重新登录。',
    failedTitle: '登录没有完成',
    cancelled: '您取消了登录，或没有同意授权。',
    invalid: '登录地址不完整或已失效，请回到原来的页面重新登录。',
    unregistered: '发起登录的网站没有登记，无法登录。',
    goBack: '返回',
    goHome: '返回首页',
    again: '重新登录',
    backToSignIn: '返回原来的页面重新登录',
    logoutTitle: '退出登录',
    logoutQuestion: '确定要退出登录吗？',
    logout: '退出登录',
    stay: '取消',
    loggedOutTitle: '已退出登录',
    loggedOut: '您已退出登录，可以关闭这个窗口。',
  },
  en: {
    redirectingTitle: 'Returning',
    resultSent: 'Your sign-in has been handed to the page you came from.',
    closing:
      'Your sign-in has been handed to the page you came from. If this window does not close by itself, close it and continue there.',
    needScript:
      'Scripts are disabled in this browser, so the sign-in cannot be handed back. Enable them and sign in again.',
    lost: 'The page that opened this sign-in is gone. Close this window and sign in again on that site.',
    failedTitle: 'Sign-in was not completed',
    cancelled: 'You cancelled the sign-in, or did not give your consent.',
    invalid:
      'This sign-in address is incomplete or no longer valid. Go back to the page you came from and sign in again.',
    unregistered: 'The site that started this sign-in is not registered.',
    goBack: 'Go back',
    goHome: 'Back to home',
    again: 'Sign in again',
    backToSignIn: 'Go back and sign in again',
    logoutTitle: 'Log out',
    logoutQuestion: 'Do you want to log out?',
    logout: 'Log out',
    stay: 'Cancel',
    loggedOutTitle: 'Logged out',
    loggedOut: 'You are logged out. You can close this window.',
  },
} satisfies Record<Locale, Record<string, string>>

export type Messages = (typeof messages)['zh-CN']
