import { competitionErrors } from '@chuhai/contract/competition'

const errorTexts = (locale: 'zh-CN' | 'en') => ({
  signUpFirst: competitionErrors.CUP_NOT_REGISTERED[locale],
  underReview: competitionErrors.CUP_UNDER_REVIEW[locale],
})

const zhCN = {
  ...errorTexts('zh-CN'),
  title: '上传计划书',
  resubmit: '请修改后重新提交',
  reason: (text: string) => `未通过原因：${text}`,
  later: {
    none: '团队通过审核后，在这里上传计划书。',
    reviewing: '通过审核后，在这里上传计划书。',
  },
  apply: '立即报名',
  change: '去修改',
  view: '查看报名',
  close: '关闭',
  label: '计划书',
  add: '点击或拖拽计划书到这里上传',
  hint: '可随时更换，以最后一次上传的为准',
  savedAt: (moment: string) => `${moment} 上传`,
  interrupted: '网络不通，请检查网络后重试',
  signInFirst: '请登录后重试',
  stopping: {
    title: '停止上传？',
    text: '计划书正在上传，现在关闭就不会保存。',
    confirm: '停止上传',
  },
}

export type PlanMessages = typeof zhCN

const en: PlanMessages = {
  ...errorTexts('en'),
  title: 'Upload plan',
  resubmit: 'Please mend it and submit again',
  reason: (text) => `Why it was not accepted: ${text}`,
  later: {
    none: 'Once your team is accepted, you upload its plan here.',
    reviewing: 'Once accepted, you upload the plan here.',
  },
  apply: 'Apply',
  change: 'Change it',
  view: 'View registration',
  close: 'Close',
  label: 'Plan',
  add: 'Click, or drop the plan here to upload',
  hint: 'You can replace it at any time; the last one counts',
  savedAt: (moment) => `uploaded ${moment}`,
  interrupted: 'No connection: check your network and retry',
  signInFirst: 'Please log in and retry',
  stopping: {
    title: 'Stop the upload?',
    text: 'The plan is being uploaded. If you close this now, it is not saved.',
    confirm: 'Stop',
  },
}

export const planMessages = { 'zh-CN': zhCN, en }
