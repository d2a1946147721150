import { consultationConsent, consultationLabels } from '@chuhai/contract/consultation'

const zhCN = {
  heading: '在线咨询',
  intro: '留下电话，顾问 24 小时内回电',
  labels: consultationLabels['zh-CN'],
  placeholder: { enter: '请输入', select: '请选择', phone: '11 位手机号', mailbox: 'name@company.com' },
  consent: consultationConsent['zh-CN'],
  submit: '提交',
  submitting: '正在提交',
  submitAgain: '再次提交',
  submitted: {
    title: '提交成功，我们将在24小时内与您联系',
    text: '来电时顾问会先报“出海云”，请留意接听。',
    again: '再填一份',
  },
}

export type ConsultationMessages = typeof zhCN

const en: ConsultationMessages = {
  heading: 'Consultation',
  intro: 'Leave your number and an adviser calls within 24 hours',
  labels: consultationLabels.en,
  placeholder: {
    enter: 'Required',
    select: 'Please select',
    phone: '11 digits',
    mailbox: 'name@company.com',
  },
  consent: consultationConsent.en,
  submit: 'Submit',
  submitting: 'Submitting',
  submitAgain: 'Submit again',
  submitted: {
    title: 'Submitted. We will call you within 24 hours',
    text: 'The adviser will say that Chuhai Cloud is calling.',
    again: 'Fill in another',
  },
}

export const consultationMessages = { 'zh-CN': zhCN, en }
