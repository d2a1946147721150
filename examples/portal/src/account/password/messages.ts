import type { Messages } from '../../app/messages'

const zhCN = {
  title: '找回密码',
  lead: '出海云不保存您的密码：账号和密码由统一登录服务保管，我们看不到，也不能代您设置。',
  keeper: (name: string) => `您的账号由“${name}”统一登录保管。`,
  account: '用户名',
  accountHint: '登录时填的用户名。忘了也可以先空着，到下一页再填。',
  go: (name: string) => `到“${name}”设置新密码`,
  next: '接下来，登录服务把链接发到账号的邮箱：30 分钟内有效，只能用一次。设置以后，所有设备都会退出登录。',
  callTitle: '办不了时',
  callText: '收不到邮件、账号没有邮箱、忘了用户名，请打电话。客服核实是您本人以后，请登录服务协助。',
  unknownText:
    '登录服务没有告诉我们在哪里重置。请在它的登录页找“忘记密码”，或者打电话：客服核实是您本人以后，请登录服务协助。',
  phone: (number: string) => `拨打 ${number}`,
  remembered: '想起来了？',
  login: '去登录',
  formTitle: '或者留下联系方式',
  formText: '“咨询内容”任选一项，顾问知道您要找回密码。请不要填写密码，我们从不询问密码。',
}

export const passwordMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Reset your password',
    lead: 'Chuhai Cloud does not keep your password: account and password are kept by the sign-on service. We cannot see them, nor set them for you.',
    keeper: (name) => ` Yours are kept by “${name}”.`,
    account: 'User name',
    accountHint: 'The one you log in with. You may leave it empty and enter it on the next page.',
    go: (name) => `Set a new password at “${name}”`,
    next: 'The sign-on service then sends a link to the mail address of the account. It works once, for 30 minutes; afterwards you are signed out on all devices.',
    callTitle: 'When that does not help',
    callText:
      'No mail, no mail address, or a forgotten user name: call us. Once it is clear that it is you, we ask the sign-on service for help.',
    unknownText:
      'The sign-on service has not told us where it resets passwords. Look for “Forgotten?” on its log-in page, or call us: once it is clear that it is you, we ask it for help.',
    phone: (number) => `Call ${number}`,
    remembered: 'Remembered it?',
    login: 'Log in',
    formTitle: 'Or leave your contact details',
    formText:
      'Choose any topic: the adviser knows that it is about your password. Never write the password here: we never ask for it.',
  },
}
