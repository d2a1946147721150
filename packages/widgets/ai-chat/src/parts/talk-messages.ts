const zhCN = {
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
