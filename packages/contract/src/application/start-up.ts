import { applicationKind } from './application-kind'
import { contactStep } from './common-fields'
import { choice, documents, longText, text } from './fields'

/** Who is in a team that wants support. */
export const teamKinds = ['在校学生', '毕业两年以内', '初创公司', '其他'] as const

/** Where the team would work. */
export const workPlaces = ['杭州海创园', '线上参加', '都可以'] as const

/** 创业扶持: a team with an idea, and a plan of one page. */
export const startUpApplications = applicationKind({
  key: 'startBusiness',
  noun: 'StartUpApplication',
  label: '创业扶持报名',
  titleField: 'team',
  isPersonal: true,
  termsVersion: '2026-11',
  steps: [
    {
      key: 'team',
      label: { 'zh-CN': '团队', en: 'Team' },
      fields: {
        team: text({ label: { 'zh-CN': '团队名称', en: 'Name of the team' }, max: 30 }),
        kind: choice({ label: { 'zh-CN': '团队情况', en: 'You are' }, words: teamKinds }),
        affiliation: text({
          label: { 'zh-CN': '学校或公司', en: 'School or company' },
          hint: { 'zh-CN': '填写全称，没有的填“个人”', en: 'In full' },
          max: 100,
        }),
        members: longText({
          label: { 'zh-CN': '成员与分工', en: 'Members' },
          hint: {
            'zh-CN': '几个人，各自擅长什么，谁每周能到场两天',
            en: 'How many, what each can do, and who can come two days a week',
          },
          max: 1000,
        }),
        place: choice({ label: { 'zh-CN': '在哪里参加', en: 'Where' }, words: workPlaces }),
      },
    },
    {
      key: 'plan',
      label: { 'zh-CN': '计划书', en: 'Plan' },
      fields: {
        idea: longText({
          label: { 'zh-CN': '卖什么，卖给谁', en: 'What you sell, and to whom' },
          hint: {
            'zh-CN': '货从哪里来，买家现在怎么解决这个问题',
            en: 'Where the goods come from, and what buyers do today',
          },
          max: 1000,
        }),
        plan: documents({
          label: { 'zh-CN': '一页计划书', en: 'Plan of one page' },
          hint: {
            'zh-CN': '一件的成本、运费、售价，头三个月的花费；不看排版',
            en: 'Costs and price of one piece, and what three months cost',
          },
          max: 1,
        }),
      },
    },
    contactStep,
  ],
})
