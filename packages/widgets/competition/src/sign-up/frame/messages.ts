import { tracks } from '@chuhai/contract/competition'

const zhCN = {
  title: '麒麟杯报名',
  tracks: '参赛赛道',
  trackNames: { [tracks.risingStar]: '新星赛道', [tracks.pillar]: '栋梁赛道' },
  stepsLabel: '报名步骤',
  steps: { info: '填写信息', members: '添加成员', review: '提交审核' },
  /** Said to whoever cannot see the steps. */
  arrived: (place: number, step: string) => `第 ${place} 步，共 3 步：${step}`,
  back: '上一步',
  next: '下一步',
  submit: '提交',
  close: '关闭',
  notes: {
    info: '保存后不能更换赛道',
    members: '每个团队设一名组长，提交后可在审核前撤回',
    review: '提交后可在审核前撤回',
  },
  cut: '没有保存成功，填写的内容都在，请检查网络后重试',
}

export type FrameMessages = typeof zhCN

const en: FrameMessages = {
  title: 'Kylin Cup sign-up',
  tracks: 'Track',
  trackNames: { [tracks.risingStar]: 'Rising Star', [tracks.pillar]: 'Pillar' },
  stepsLabel: 'Steps of the sign-up',
  steps: { info: 'Information', members: 'Members', review: 'Review' },
  arrived: (place, step) => `Step ${place} of 3: ${step}`,
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  close: 'Close',
  notes: {
    info: 'Once saved, the track cannot be changed',
    members: 'One captain per team. You can withdraw until you are reviewed',
    review: 'You can withdraw until you are reviewed',
  },
  cut: 'Not saved. What you typed is kept: check your network and try again',
}

export const frameMessages = { 'zh-CN': zhCN, en }
