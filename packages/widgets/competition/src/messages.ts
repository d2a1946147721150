import type { Edition } from '@chuhai/contract/competition'
import type { WindowPhase } from '@chuhai/contract/time-window'

const windows: Record<WindowPhase, string> = { 1: '未开始', 2: '报名中', 3: '已截止' }

const zhCN = {
  competition: '麒麟杯',
  edition: ({ name }: Edition) => name,
  windows,
  time: (from: string, to: string) => `报名时间：${from} 至 ${to}`,
  own: '我的报名',
  none: '还没有报名',
  reason: (text: string) => `原因：${text}`,
  next: {
    正在报名: '报名还没有提交，可以接着填写。',
    待审核: '报名审核中，请等待',
    未通过: '请修改后重新提交。',
    已通过: '可以上传计划书了。',
  },
  steps: '填写信息、添加成员、提交审核',
  apply: '立即报名',
  uploadPlan: '上传计划书',
  failed: '报名时间没有载入',
  retry: '重试',
  loadFailed: '页面没有加载完整，请检查网络后重试',
  registrationFailed: {
    title: '报名信息没有载入',
    text: '请检查网络后重试，填写过的内容都在。',
  },
}

export type CompetitionMessages = typeof zhCN

const en: CompetitionMessages = {
  competition: 'Kylin Cup',
  edition: ({ id }) => `edition ${id}`,
  windows: { 1: 'Not open yet', 2: 'Open', 3: 'Closed' },
  time: (from, to) => `Sign-up: ${from} to ${to}`,
  own: 'My registration',
  none: 'Not signed up yet',
  reason: (text) => `Reason: ${text}`,
  next: {
    正在报名: 'Not submitted yet: go on where you left off.',
    待审核: 'Under review, please wait',
    未通过: 'Please mend it and submit again.',
    已通过: 'You can upload your plan now.',
  },
  steps: 'Fill in the information, add your members, submit for review',
  apply: 'Apply',
  uploadPlan: 'Upload plan',
  failed: 'The dates of the sign-up could not be loaded',
  retry: 'Retry',
  loadFailed: 'This part could not be loaded, please check your network and try again',
  registrationFailed: {
    title: 'The registration could not be loaded',
    text: 'Please check your network and retry. What you typed is kept.',
  },
}

export const competitionMessages = { 'zh-CN': zhCN, en }
