/** The four stages of the sixth edition, as the home page and the schedule tell them. */
export const stages = {
  signUp: { title: '报名与提交计划书', from: -20, to: 27 },
  qualifier: { title: '赛区初赛', from: 49, to: 57 },
  camp: { title: '导师辅导营', from: 93, to: 104 },
  final: { title: '全国总决赛，杭州', from: 126 },
} as const
