const zhCN = {
  info: '报名信息',
  members: (count: number) => `团队成员（${count} 人）`,
  track: '赛道',
  zone: '赛区',
  plan: '计划书',
  captain: '组长',
  student: '学生',
  upload: '上传计划书',
  withdraw: '撤回',
  withdrawing: {
    title: '撤回报名？',
    text: '撤回后可以修改，修改后需要重新提交审核。',
  },
  newest: '查看最新内容',
  replacing: {
    title: '查看最新内容？',
    text: '您在这里填写的、还没有保存的内容会被替换。',
  },
  accepted: '报名已通过，可以上传计划书了。',
  rejected: '报名未通过，请修改后重新提交',
  withdrawn: '已撤回',
  submitted: {
    title: '提交成功',
    entered: (team: string, zone: string) => `${team}已进入${zone}审核`,
    after: '再次打开报名可查看审核结果，通过后即可上传计划书。',
    show: '查看报名',
    done: '完成',
  },
}

export type ReviewMessages = typeof zhCN

const en: ReviewMessages = {
  info: 'Registration',
  members: (count) => `Members (${count})`,
  track: 'Track',
  zone: 'Zone',
  plan: 'Plan',
  captain: 'Captain',
  student: 'Student',
  upload: 'Upload plan',
  withdraw: 'Withdraw',
  withdrawing: {
    title: 'Withdraw the registration?',
    text: 'You can change it then, and have to submit it for review again.',
  },
  newest: 'Look at the newest',
  replacing: {
    title: 'Look at the newest?',
    text: 'It takes the place of what you typed here and have not saved.',
  },
  accepted: 'Accepted: you can upload your plan now.',
  rejected: 'Not accepted: please mend it and submit again',
  withdrawn: 'Withdrawn',
  submitted: {
    title: 'Submitted',
    entered: (team, zone) => `${team} is under review in ${zone}`,
    after: 'Open the sign-up again to see the result. Once accepted, you can upload your plan.',
    show: 'View registration',
    done: 'Done',
  },
}

export const reviewMessages = { 'zh-CN': zhCN, en }
