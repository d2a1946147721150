const zhCN = {
  older: '查看更早的对话',
  newer: '有新内容',
  waiting: '正在思考',
  stopped: '已停止',
  ended: '回答完毕',
  offline: '网络已断开，恢复后接着写',
  broken: '回答中断了，已写出的内容为您保留。',
  quota: {
    title: '今日免费次数已用完',
    renews: (when: string, limit: number) => `${when} 恢复\u00a0${limit}\u00a0次。`,
    ask: '着急的话，可以转人工。',
    consult: '在线咨询',
  },
  image: '查看图片',
  mark: 'AI 生成',
  copiedMark: '（AI 生成）',
  generating: '正在生成',
  stopping: '正在停止',
  unsent: '没有收到回答，您的问题还在。',
  sources: '参考',
  newTab: '（新窗口打开）',
  again: '重新回答',
  copy: '复制',
  copied: '已复制',
  table: '表格',
  report: '举报',
  reported: '已举报',
}

export type TalkMessages = typeof zhCN

const en: TalkMessages = {
  older: 'Show earlier messages',
  newer: 'New content',
  waiting: 'Thinking',
  stopped: 'Stopped',
  ended: 'The answer is complete',
  offline: 'You are offline. The answer goes on when you are back',
  broken: 'The answer was cut off. What came is kept.',
  quota: {
    title: 'Today’s free quota is used up',
    renews: (when, limit) => `${limit}\u00a0questions again ${when}.`,
    ask: 'In a hurry? Ask our team.',
    consult: 'Consultation',
  },
  image: 'View image',
  mark: 'AI generated',
  copiedMark: '(AI generated)',
  generating: 'Writing',
  stopping: 'Stopping',
  unsent: 'No answer came. Your question is kept.',
  sources: 'Sources',
  newTab: ' (opens in a new tab)',
  again: 'Answer again',
  copy: 'Copy',
  copied: 'Copied',
  table: 'Table',
  report: 'Report',
  reported: 'Reported',
}

/** What is only said once something was said. */
export const talkMessages = { 'zh-CN': zhCN, en }
