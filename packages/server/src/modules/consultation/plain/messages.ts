import type { Locale } from '@chuhai/contract'
import { consultationPromiseHours } from '@chuhai/contract/constants'
import { consultationLabels } from '@chuhai/contract/consultation'
import type { LineField } from './form'

type Placeholders = Partial<Record<LineField, string>>

const zhCN = {
  title: '在线咨询',
  intro: `留下电话，顾问 ${consultationPromiseHours} 小时内回电`,
  about: '关于：',
  labels: consultationLabels['zh-CN'],
  topicsHint: '可选多项，点开类别选择',
  optional: '（选填）',
  select: '请选择',
  placeholders: { contactsPhone: '11 位手机号', mailbox: 'name@company.com' } as Placeholders,
  course: '培训课程在课程网站报名：',
  viewCourse: '查看课程',
  check: '请改正标红的各项，填写的内容都还在。',
  notSent: (why: string) => `没有提交成功：${why}。填写的内容都还在，可以再次提交。`,
  submit: '提交',
  submitAgain: '再次提交',
  goBack: '返回',
  sentTitle: `提交成功，我们将在${consultationPromiseHours}小时内与您联系`,
  sent: '来电时顾问会先报“出海云”，请留意接听。',
  another: '再填一份',
  failedTitle: '没有提交成功',
  foreign: '这份表单不是从出海云的页面提交的，请在出海云重新填写。',
  again: '打开表单',
}

type Texts = typeof zhCN

const en: Texts = {
  title: 'Consultation',
  intro: `Leave your number and an adviser calls within ${consultationPromiseHours} hours`,
  about: 'About: ',
  labels: consultationLabels.en,
  topicsHint: 'Open a category and tick as many as you like',
  optional: ' (optional)',
  select: 'Please select',
  placeholders: { contactsPhone: '11 digits', mailbox: 'name@company.com' },
  course: 'Training courses are booked on the course site: ',
  viewCourse: 'View course',
  check: 'Please correct the fields in red. Everything you typed is still there.',
  notSent: (why) => `Not submitted: ${why}. Everything you typed is still there, and you can submit again.`,
  submit: 'Submit',
  submitAgain: 'Submit again',
  goBack: 'Go back',
  sentTitle: `Submitted. We will call you within ${consultationPromiseHours} hours`,
  sent: 'The adviser will say that Chuhai Cloud is calling.',
  another: 'Fill in another',
  failedTitle: 'Not submitted',
  foreign: 'This form was not sent from a page of Chuhai Cloud. Please fill it in there again.',
  again: 'Open the form',
}

export type PlainMessages = Texts

/** Texts of the form that needs no script. */
export const plainMessages: Record<Locale, Texts> = { 'zh-CN': zhCN, en }
