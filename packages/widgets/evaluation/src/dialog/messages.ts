/** Keeps a figure and its measure word on one line. */
const space = '\u00a0'

const zhCN = {
  title: '建立跨境专属导航',
  several: '可多选',
  progress: (all: number, answered: number) =>
    `共${space}${all}${space}题，已答${space}${answered}${space}题`,
  offline: '没有提交成功，答案都在，请检查网络后重试',
  cancel: '取消',
  submit: '提交',
  retry: '重试',
  fieldsFailed: { title: '题目没有载入', text: '请检查网络后重试，已选的答案都在。' },
  noFields: { title: '题目正在准备', text: '准备好之前，先看看导航首页吧。' },
  evaluating: '评测中',
  comparing: (sites: number, courses: number) =>
    sites || courses
      ? `正在比对${space}${sites}${space}个站点和${space}${courses}${space}门课程`
      : '正在比对站点和课程',
  slow: '网络有些慢，请稍候；先关闭也可以，再打开时结果还在这里。',
  loadFailed: {
    title: '结果没有载入',
    text: '您的答案已经提交，请检查网络后重试。',
    network: '请检查网络后重试。',
  },
  unrated: { title: '抱歉，我们还在学习中', text: '这类情况的资料还不够，先看看导航首页吧。' },
  again: '重新评测',
  toHome: '前往导航首页',
  toSpecial: '前往专属导航',
  newWindow: '（新窗口打开）',
  position: '您现在的位置',
  abilities: '各项能力，满分 100',
  weakest: '（最弱）',
  advice: '建议先做：',
  loading: '正在读取评测结果',
  loadingFields: '正在读取题目',
  rated: (rating: string) => `评测完成，您现在的位置：${rating}`,
}

export type GuideMessages = typeof zhCN

const en: GuideMessages = {
  title: 'Build your exclusive cross-border guide',
  several: 'Choose one or more',
  progress: (all, answered) => `${answered} of ${all} answered`,
  offline: 'Not submitted. Your answers are kept: check your network and try again',
  cancel: 'Cancel',
  submit: 'Submit',
  retry: 'Retry',
  fieldsFailed: {
    title: 'The questions could not be loaded',
    text: 'Please check your network and retry. What you chose is kept.',
  },
  noFields: {
    title: 'The questions are being prepared',
    text: 'Until then, have a look at the home guide.',
  },
  evaluating: 'Evaluating',
  comparing: (sites, courses) =>
    sites || courses ? `Comparing ${sites} sites and ${courses} courses` : 'Comparing sites and courses',
  slow: 'The network is slow, please wait. You may close this: the result will be here.',
  loadFailed: {
    title: 'The result could not be loaded',
    text: 'Your answers have been submitted. Please check your network and retry.',
    network: 'Please check your network and retry.',
  },
  unrated: {
    title: 'Sorry, we are still learning',
    text: 'We know too little about cases like yours. Have a look at the home guide.',
  },
  again: 'Re-evaluate',
  toHome: 'Home guide',
  toSpecial: 'Exclusive guide',
  newWindow: ' (opens in a new window)',
  position: 'Where you are now',
  abilities: 'Abilities, out of 100',
  weakest: ' (weakest)',
  advice: 'First step: ',
  loading: 'Reading your result',
  loadingFields: 'Reading the questions',
  rated: (rating) => `Evaluated. Where you are now: ${rating}`,
}

export const guideMessages = { 'zh-CN': zhCN, en }
