const zhCN = {
  close: '关闭',
  /** What a request of that reason is for; other reasons need no words. */
  purposes: {
    chat: '登录后使用 AI 助手',
    live: '登录后观看直播',
    competition: '登录后报名麒麟杯',
    evaluation: '登录后建立专属导航',
    'guide-exclusive': '登录后查看专属导航',
    'guide-subscribe': '登录后订阅站点',
    page: '登录后继续',
    unauthorized: '请登录后继续',
  } as Partial<Record<string, string>>,
  frame: { login: '登录页面', register: '注册页面' },
  connecting: '正在连接登录服务…',
  leaving: '正在前往登录页…',
  exchanging: '正在登录…',
  choose: '选择登录方式',
  unframed: {
    title: { login: '登录页在新窗口里打开', register: '注册页在新窗口里打开' },
    text: '完成后窗口自动关闭，正在填写的内容都会保留。',
  },
  openWindow: '在新窗口登录',
  popup: {
    title: { login: '请在新窗口里完成登录', register: '请在新窗口里完成注册' },
    text: '完成后窗口自动关闭，这里随即继续。',
    closed: '窗口已关闭',
    closedText: '如果还没有完成，可以重新打开。',
    again: '重新打开窗口',
  },
  embedded: {
    title: '这里打不开登录窗口',
    text: '本页嵌在另一个网页里。请在新标签页打开本页，再登录。',
    open: '在新标签页打开本页',
  },
  slow: '登录页还没有打开，可能是网络较慢。',
  hidden: '登录页没有显示？',
  retry: '重试',
  toPortal: '前往门户',
  problems: {
    unfinished: { title: '这一步没有完成', text: '您可以重试，或在新窗口登录。' },
    unavailable: { title: '暂时无法连接登录服务', text: '请检查网络后重试。' },
    notKept: {
      title: '浏览器没有保存登录状态',
      text: '请在浏览器设置里允许本网站使用 Cookie，然后重试。',
    },
    insecure: {
      title: '这个网页不能登录',
      text: '它没有使用 https 加密，登录信息可能被他人截取。请到出海云门户登录使用。',
    },
    refused: { title: '没有登录成功', text: '' },
  },
  noAccount: '没有账号？',
  hasAccount: '已有账号？',
}

export type SignOnMessages = typeof zhCN

const en: SignOnMessages = {
  close: 'Close',
  purposes: {
    chat: 'Log in to use the AI assistant',
    live: 'Log in to watch the broadcast',
    competition: 'Log in to sign up for the Kylin Cup',
    evaluation: 'Log in to build your guide',
    'guide-exclusive': 'Log in to see your guide',
    'guide-subscribe': 'Log in to subscribe to the site',
    page: 'Log in to go on',
    unauthorized: 'Please log in to go on',
  },
  frame: { login: 'Log-in page', register: 'Registration page' },
  connecting: 'Connecting to the sign-in service…',
  leaving: 'Taking you to the log-in page…',
  exchanging: 'Logging in…',
  choose: 'Choose how to log in',
  unframed: {
    title: {
      login: 'The log-in page opens in a new window',
      register: 'The registration page opens in a new window',
    },
    text: 'The window closes by itself when you are done. What you have typed here stays.',
  },
  openWindow: 'Log in in a new window',
  popup: {
    title: { login: 'Please log in in the new window', register: 'Please register in the new window' },
    text: 'It closes by itself when you are done, and this page goes on.',
    closed: 'The window was closed',
    closedText: 'If you have not finished, open it again.',
    again: 'Open the window again',
  },
  embedded: {
    title: 'No log-in window can be opened here',
    text: 'This page stands inside another one. Open it in a tab of its own, and log in there.',
    open: 'Open this page in a new tab',
  },
  slow: 'The log-in page is not here yet. The network may be slow.',
  hidden: 'No log-in page?',
  retry: 'Retry',
  toPortal: 'Go to the portal',
  problems: {
    unfinished: { title: 'This was not finished', text: 'Try again, or log in in a new window.' },
    unavailable: {
      title: 'The sign-in service cannot be reached',
      text: 'Check the network and try again.',
    },
    notKept: {
      title: 'Your browser did not keep the session',
      text: 'Allow this site to use cookies in the browser settings, then try again.',
    },
    insecure: {
      title: 'Nobody can log in on this page',
      text: 'It is not encrypted by https, so others could read along. Please log in on the Chuhai portal.',
    },
    refused: { title: 'Logging in did not succeed', text: '' },
  },
  noAccount: 'No account?',
  hasAccount: 'Have an account?',
}

export const signOnMessages = { 'zh-CN': zhCN, en }
