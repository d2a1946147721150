import { describe, expect, it } from 'vitest'
import { growthApplications } from './growth-plan'
import { emptyValues, problemsOf } from './problems'
import { startUpApplications } from './start-up'

const plan = [{ address: '/files/plan.pdf', name: '计划书.pdf' }]
const contact = { contact: '陆一鸣', phone: '13857312046', email: 'luym@zjxu.example' }

const growth = {
  company: '余姚宁居塑业有限公司',
  socialCode: '91330206MA2AHXK264',
  location: ['330000', '330200'],
  founded: 2008,
  volume: '1–3 亿元',
  ways: ['一般贸易', '平台店铺'],
  product: '收纳家具，年产 120 万套。',
  goal: '三年在德国、法国有自己的仓和团队。',
  plan,
  licence: plan,
  ...contact,
}

const startUp = {
  team: '布谷鸟',
  kind: '在校学生',
  affiliation: '嘉兴大学',
  members: '三人：选品、运营、设计。',
  place: '线上参加',
  idea: '竹编宠物用品，卖给德国养猫的家庭。',
  plan,
  ...contact,
}

describe.each([
  ['十亿美金计划', growthApplications, growth],
  ['创业扶持', startUpApplications, startUp],
])('an application for %s', (_, kind, form) => {
  it('takes a complete form, and asks for each of its fields', () => {
    expect(problemsOf(kind, form)).toEqual({})
    expect(Object.keys(problemsOf(kind, emptyValues(kind))).sort()).toEqual(Object.keys(form).sort())
  })

  it('is not taken without a plan', () => {
    expect(problemsOf(kind, { ...form, plan: [] })).toEqual({ plan: 'APPLICATION_FILE_REQUIRED' })
  })
})
