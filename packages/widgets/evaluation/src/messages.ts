const zhCN = {
  title: '建立跨境专属导航',
  intro: '回答几道题，按您的平台、品类和阶段挑出站点与课程，约 2 分钟。',
  start: '开始评测',
  ratedTitle: (rating: string) => `您现在的位置：${rating}`,
  ratedIntro: '专属导航已按您的评测挑好站点与课程，情况变了可以再评一次。',
  toSpecial: '前往专属导航',
  viewResult: '查看评测结果',
  newWindow: '（新窗口打开）',
  loadFailed: '页面没有加载完整，请检查网络后重试',
}

export type EvaluationMessages = typeof zhCN

const en: EvaluationMessages = {
  title: 'Build your exclusive cross-border guide',
  intro:
    'Answer a few questions: sites and courses are picked for your marketplace, goods and stage. Two minutes.',
  start: 'Start',
  ratedTitle: (rating) => `Where you are now: ${rating}`,
  ratedIntro:
    'Your guide holds the sites and courses picked for you. Evaluate again when things have changed.',
  toSpecial: 'Exclusive guide',
  viewResult: 'View result',
  newWindow: ' (opens in a new window)',
  loadFailed: 'This part could not be loaded, please check your network and try again',
}

export const evaluationMessages = { 'zh-CN': zhCN, en }
