const zhCN = {
  heading: 'AI 助手',
  welcome: (name: string) =>
    `您好${name && `，${name}`}。我可以帮您润色文案、优化商品标题、回复买家邮件，也能回答开店、物流和合规上的问题。`,
  suggestions: '试试这样问我',
  noSuggestions: '推荐问题没有载入',
  history: '以前的对话没有载入',
  log: '对话',
  quotaLeft: (left: number) => `今日剩余\u00a0${left}\u00a0次`,
  note: '内容由 AI 生成，请核对后使用',
  tomorrow: '明天',
  input: {
    label: '问题',
    placeholder: '输入问题，Enter 发送，Shift + Enter 换行',
    touch: '输入问题',
    busy: '等这条回答结束后再发送',
    signedOut: '请登录后使用',
    usedUp: (when: string) => `${when} 后可继续提问`,
    cut: (count: number) => `最多 200 字，后面\u00a0${count}\u00a0字没有放进来`,
  },
  send: '发送',
  stop: '停止',
  retry: '重试',
  logIn: '登录',
  clear: '清空对话',
  attach: {
    add: '添加图片',
    label: '图片',
    wait: '图片上传完再发送',
    unseen: '当前的 AI 助手看不了图片，请用文字描述图片里的内容。',
  },
}

export type AiChatMessages = typeof zhCN

const en: AiChatMessages = {
  heading: 'AI assistant',
  welcome: (name) =>
    `Hello${name && `, ${name}`}. I can polish copy, improve product titles and answer buyers’ mails, and I know about opening stores, logistics and compliance.`,
  suggestions: 'Try asking me like this',
  noSuggestions: 'The suggestions did not load',
  history: 'Earlier messages did not load',
  log: 'Conversation',
  quotaLeft: (left) => `${left}\u00a0left today`,
  note: 'Made by AI. Please check before use',
  tomorrow: 'tomorrow',
  input: {
    label: 'Question',
    placeholder: 'Ask; Enter sends, Shift + Enter breaks the line',
    touch: 'Ask a question',
    busy: 'Send when this answer has ended',
    signedOut: 'Please log in to use',
    usedUp: (when) => `You can go on ${when}`,
    cut: (count) => `200 characters at most; the last ${count} were left out`,
  },
  send: 'Send',
  stop: 'Stop',
  retry: 'Retry',
  logIn: 'Log in',
  clear: 'Clear conversation',
  attach: {
    add: 'Add an image',
    label: 'Image',
    wait: 'Send when the image is uploaded',
    unseen: 'The assistant cannot see images at present. Please describe what the image shows.',
  },
}

export const aiChatMessages = { 'zh-CN': zhCN, en }
