const zhCN = {
  clear: {
    title: '清空对话？',
    text: '问过的和答过的都会删除，不能恢复。',
    confirm: '清空',
    cancel: '取消',
  },
  report: {
    title: '举报这条回答',
    reason: '原因',
    reasons: {
      wrong: '内容有误',
      harmful: '令人不适',
      illegal: '违法违规',
      private: '泄露隐私',
      other: '其他',
    },
    note: '补充说明（选填）',
    submit: '提交',
    cancel: '取消',
    thanks: '已收到举报，我们会核对',
  },
}

export type DialogMessages = typeof zhCN

const en: DialogMessages = {
  clear: {
    title: 'Clear the conversation?',
    text: 'All questions and answers are deleted. This cannot be undone.',
    confirm: 'Clear',
    cancel: 'Cancel',
  },
  report: {
    title: 'Report this answer',
    reason: 'Reason',
    reasons: {
      wrong: 'Wrong',
      harmful: 'Harmful',
      illegal: 'Illegal',
      private: 'Private data',
      other: 'Other',
    },
    note: 'Details (optional)',
    submit: 'Submit',
    cancel: 'Cancel',
    thanks: 'Thank you, we will look into it',
  },
}

export const dialogMessages = { 'zh-CN': zhCN, en }
