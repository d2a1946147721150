import type { Messages } from '../../app/messages'

const zhCN = {
  title: '同班同学',
  failed: '同学没有载入',
  nobody: '还没有同学公开自己。',
  labels: { name: '称呼', company: '单位' },
  consent: '我同意让本班已付款的同学看到上面的称呼和单位，随时可以改回不公开。',
  consentMissing: '请勾选同意后再公开',
  join: '让同学看到我',
  save: '保存',
  seen: (text: string) => `同学看得到您：${text}`,
  edit: '修改',
  leave: '不再公开',
  notSaved: '没有保存，请重试',
}

export const classmatesMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Classmates',
    failed: 'The classmates could not be loaded',
    nobody: 'No classmate has chosen to be seen yet.',
    labels: { name: 'Name', company: 'Company' },
    consent:
      'Classmates with a paid place in this class may see the name and company above. I can take this back at any time.',
    consentMissing: 'Please agree first',
    join: 'Let classmates see me',
    save: 'Save',
    seen: (text) => `Classmates see: ${text}`,
    edit: 'Change',
    leave: 'Hide me',
    notSaved: 'Not saved, please retry',
  },
}
