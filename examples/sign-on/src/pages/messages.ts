import type { NameFault, PasswordFault, RepeatFault } from '../accounts/rules'

export type Fault =
  | NameFault
  | PasswordFault
  | RepeatFault
  | 'nameTaken'
  | 'wrong'
  | 'wrongCurrent'
  | 'currentMissing'
  | 'foreignForm'
  | 'unreadableForm'

export const brand = '出海云'

const zh = {
  brand,
  slogan: '一个账号，到所有口岸',
  where: '门户、学院、合作院校页面通用',
  logIn: '登录',
  register: '注册',
  name: '用户名',
  password: '密码',
  repeat: '再次输入',
  nameHint: '2–20 个字符：汉字、字母、数字或下划线',
  passwordHint: '至少 8 个字符，不要只用数字',
  typeAgain: '请重新输入，密码不会保留在页面上',
  show: '显示',
  hide: '隐藏',
  forgotten: '忘记密码',
  remember: '30 天内记住我',
  noAccount: '没有账号？',
  hasAccount: '已有账号？',
  agreeByLogIn: '登录即表示同意',
  agreeByRegister: '注册即表示同意',
  agreement: '《用户协议》',
  and: '和',
  privacy: '《隐私政策》',
  newTab: '（在新标签页打开）',
  wait: (seconds: string) => [`请 `, seconds, ' 秒后再试'] as const,
  tooManyAttempts: '错误次数过多，',
  tooManyRegistrations: '注册过于频繁，',
  tooManyResets: '请求过于频繁，',
  tryNow: '现在可以再试了',
  forgottenTitle: '找回密码',
  forgottenExplained: '输入用户名，我们把设置新密码的链接发到账号的邮箱。',
  sendLink: '发送链接',
  noMail: '收不到邮件？',
  askForHelp: '联系客服',
  sent: '请查收邮件',
  sentExplained:
    '如果有这个账号，而且它有邮箱，链接已经发出：30 分钟内有效，只能用一次。没有收到时，看看垃圾邮件，或者稍后再试。',
  newPassword: '新密码',
  setPassword: '设置新密码',
  setPasswordExplained: '设置以后，所有设备都会退出登录。',
  passwordSet: '密码已修改',
  passwordSetExplained: '所有设备都已退出登录，请用新密码登录。',
  linkOver: '链接已失效',
  linkOverExplained: '链接 30 分钟内有效，只能用一次；新的链接发出以后，之前的不再有效。',
  sendAgain: '再发一次',
  changePassword: '修改密码',
  changeExplained: '修改以后，所有设备都会退出登录。',
  currentPassword: '当前密码',
  knowPassword: '记得密码？',
  leaveAll: '退出所有设备',
  leaveAllQuestion: (name: string) => `让“${name}”在所有设备上退出登录？`,
  leaveAllExplained: '电脑、手机和别人的设备上都会退出，再次使用时需要重新登录。',
  leftAll: '已在所有设备上退出',
  leftAllExplained: '如果怀疑有人知道您的密码，请接着修改密码。',
  signedOut: '还没有登录',
  signedOutExplained: '请先在这个浏览器里登录，再退出所有设备。',
  mail: {
    subject: '设置新密码',
    text: (name: string, link: string, minutes: number) =>
      `您好：\n\n有人要为账号“${name}”设置新密码。是您本人的话，请在 ${minutes} 分钟内打开下面的链接，它只能用一次：\n\n${link}\n\n不是您本人的话，不用理会这封信，密码没有改变。\n`,
    changedSubject: '密码已修改',
    changedText: (name: string, link: string) =>
      `您好：\n\n账号“${name}”的密码刚刚修改过，所有设备都已退出登录。\n\n不是您本人修改的话，请立即设置新密码：\n\n${link}\n`,
  },
  logOut: '退出登录',
  logOutQuestion: (name: string) => `要退出“${name}”账号吗？`,
  logOutExplained: '退出后，使用此账号的页面都需要重新登录。',
  loggingOut: '正在退出……',
  loggingOutExplained: '如果页面没有自动继续，请点下面的按钮。',
  goOn: '继续',
  cancel: '取消',
  loggedOut: '已退出登录',
  loggedOutExplained: '这个浏览器不再登录此账号。',
  toPortal: '返回首页',
  expired: '登录已过期',
  expiredExplained: '这一步等待得太久，或者已经在别处完成。请回到原来的页面，重新点登录。',
  again: '重新登录',
  againExplained: '这一步等待得太久。重新登录后，会回到原来的页面。',
  refused: '无法登录',
  refusedExplained: '发来的登录请求不正确，请回到原来的页面再试一次。',
  notFound: '页面不存在',
  notFoundExplained: '这里是登录服务，请从门户登录。',
  broken: '系统错误，请稍后再试！',
  brokenExplained: '请求没有完成，稍后再试一次即可。',
  home: '登录服务',
  homeExplained: '请从门户或合作网站的登录按钮进入，这里不单独使用。',
  code: '错误码',
  faults: {
    nameMissing: '请输入用户名',
    nameLength: '用户名需为 2–20 个字符',
    nameCharacters: '用户名只能用汉字、字母、数字和下划线',
    nameTaken: '这个用户名已被注册，请换一个',
    passwordMissing: '请输入密码',
    passwordShort: '密码至少需要 8 个字符',
    passwordLong: '密码最多 128 个字符',
    passwordDigits: '密码不能只用数字，请加入字母或符号',
    passwordHasName: '密码不能包含用户名',
    passwordCommon: '这个密码太常见，容易被猜到，请换一个',
    repeatMissing: '请再次输入密码',
    repeatDiffers: '两次输入的密码不一致',
    wrong: '用户名或密码不正确',
    wrongCurrent: '用户名或当前密码不正确',
    currentMissing: '请输入当前密码',
    foreignForm: '请求不是从登录页面发出的，请在这里重新提交',
    unreadableForm: '提交的内容无法读取，请重新填写',
  } satisfies Record<Fault, string>,
}

export type Messages = Omit<typeof zh, 'wait'> & {
  /** The text before, at and after the countdown. */
  wait: (seconds: string) => readonly [string, string, string]
}

const en: Messages = {
  brand: 'Chuhai Cloud',
  slogan: 'One account for every port',
  where: 'For the portal, the school and partner campuses',
  logIn: 'Log in',
  register: 'Register',
  name: 'User name',
  password: 'Password',
  repeat: 'Type it again',
  nameHint: '2–20 characters: letters, digits, Chinese, underscore',
  passwordHint: 'At least 8 characters, not only digits',
  typeAgain: 'Type it again: passwords never stay on the page',
  show: 'Show',
  hide: 'Hide',
  forgotten: 'Forgotten?',
  remember: 'Remember me for 30 days',
  noAccount: 'No account? ',
  hasAccount: 'Have an account? ',
  agreeByLogIn: 'By logging in you accept the ',
  agreeByRegister: 'By registering you accept the ',
  agreement: 'User agreement',
  and: ' and the ',
  privacy: 'Privacy policy',
  newTab: ' (opens in a new tab)',
  wait: (seconds) => ['please try again in ', seconds, ' seconds'],
  tooManyAttempts: 'Too many wrong attempts: ',
  tooManyRegistrations: 'Too many registrations: ',
  tooManyResets: 'Too many requests: ',
  tryNow: 'You can try again now',
  forgottenTitle: 'Forgotten password',
  forgottenExplained: 'Enter your user name, and we mail you a link that sets a new password.',
  sendLink: 'Send the link',
  noMail: 'No mail? ',
  askForHelp: 'Ask customer service',
  sent: 'Please check your mail',
  sentExplained:
    'If there is such an account and it has a mail address, the link is on its way: it works once, for 30 minutes. If nothing comes, look into your spam, or try again later.',
  newPassword: 'New password',
  setPassword: 'Set a new password',
  setPasswordExplained: 'Afterwards you are signed out on all devices.',
  passwordSet: 'Password changed',
  passwordSetExplained: 'You are signed out on all devices. Please log in with the new password.',
  linkOver: 'This link is over',
  linkOverExplained: 'A link works once, for 30 minutes, and ends when a newer one is sent.',
  sendAgain: 'Send another one',
  changePassword: 'Change the password',
  changeExplained: 'Afterwards you are signed out on all devices.',
  currentPassword: 'Current password',
  knowPassword: 'Know your password? ',
  leaveAll: 'Log out on all devices',
  leaveAllQuestion: (name) => `Log ${name} out on all devices?`,
  leaveAllExplained: 'Computers, phones and devices of others: each will ask you to log in again.',
  leftAll: 'Logged out on all devices',
  leftAllExplained: 'If somebody may know your password, change it now.',
  signedOut: 'Not logged in',
  signedOutExplained: 'Log in with this browser first, then log out on all devices.',
  mail: {
    subject: 'Set a new password',
    text: (name, link, minutes) =>
      `Hello,\n\nsomebody wants to set a new password for the account “${name}”. If it is you, open this link within ${minutes} minutes; it works once:\n\n${link}\n\nIf it is not you, ignore this mail: the password has not changed.\n`,
    changedSubject: 'Password changed',
    changedText: (name, link) =>
      `Hello,\n\nthe password of the account “${name}” has just been changed, and all devices are logged out.\n\nIf it was not you, set a new password at once:\n\n${link}\n`,
  },
  logOut: 'Log out',
  logOutQuestion: (name) => `Log out of ${name}?`,
  logOutExplained: 'Every page in this browser that uses this account will ask you to log in again.',
  loggingOut: 'Logging out…',
  loggingOutExplained: 'If nothing happens, press the button below.',
  goOn: 'Continue',
  cancel: 'Cancel',
  loggedOut: 'Logged out',
  loggedOutExplained: 'This browser is no longer logged in to this account.',
  toPortal: 'Back to home',
  expired: 'This log-in has expired',
  expiredExplained:
    'It has waited too long, or was finished elsewhere. Go back to your page and log in again.',
  again: 'Log in again',
  againExplained: 'This step has waited too long. After you log in again, you are back at your page.',
  refused: 'Cannot log in',
  refusedExplained: 'The request to log in was not a correct one. Go back to your page and try again.',
  notFound: 'This page could not be found',
  notFoundExplained: 'This is the log-in service. Please log in from the portal.',
  broken: 'System error, please try again later!',
  brokenExplained: 'The request was not completed. Please try once more in a while.',
  home: 'Log-in service',
  homeExplained: 'Use the log-in button of the portal or of a partner site to come here.',
  code: 'Error code',
  faults: {
    nameMissing: 'Please enter a user name',
    nameLength: 'The user name needs 2–20 characters',
    nameCharacters: 'Only letters, digits, Chinese characters and underscores',
    nameTaken: 'This user name is taken, please choose another one',
    passwordMissing: 'Please enter a password',
    passwordShort: 'The password needs at least 8 characters',
    passwordLong: 'The password can have at most 128 characters',
    passwordDigits: 'Not only digits, please add letters or signs',
    passwordHasName: 'The password must not contain the user name',
    passwordCommon: 'This password is too common and easily guessed',
    repeatMissing: 'Please enter the password again',
    repeatDiffers: 'The two passwords differ',
    wrong: 'Wrong user name or password',
    wrongCurrent: 'Wrong user name or current password',
    currentMissing: 'Please enter the current password',
    foreignForm: 'This was not sent from the log-in page, please submit it here again',
    unreadableForm: 'What was sent cannot be read, please fill it in again',
  },
}

export type Locale = 'zh-CN' | 'en'

/** The language of a page whose request names none; `auto` follows the browser's Accept-Language. */
export type LocaleChoice = Locale | 'auto'

export const messages: Record<Locale, Messages> = { 'zh-CN': zh, en }

/** Offered to Koa's `acceptsLanguages`. */
export const languages = ['zh', 'en']

const localeOf = (tag: string): Locale | undefined => {
  const language = tag.toLowerCase().split('-')[0]
  if (language === 'zh') return 'zh-CN'
  return language === 'en' ? 'en' : undefined
}

/** The language that the application asks for comes first, then the provider's setting. */
export const chooseLocale = (uiLocales: unknown, accepted: string | false, choice: LocaleChoice): Locale => {
  const requested =
    typeof uiLocales === 'string' ? uiLocales.split(' ').map(localeOf).find(Boolean) : undefined
  return requested ?? (choice === 'auto' ? localeOf(accepted || 'zh') : choice) ?? 'zh-CN'
}
