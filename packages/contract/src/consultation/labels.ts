import type { Locale } from '../locale'
import type { ConsultationField } from './consultation'

/** What the fields of the form are called. */
export const consultationLabels: Record<Locale, Record<ConsultationField, string>> = {
  'zh-CN': {
    customerSource: '咨询内容',
    contactsName: '姓名',
    contactsPhone: '手机号',
    customerName: '公司名称',
    position: '职位',
    mailbox: '邮箱',
  },
  en: {
    customerSource: 'Topics',
    contactsName: 'Name',
    contactsPhone: 'Mobile number',
    customerName: 'Company',
    position: 'Position',
    mailbox: 'Email',
  },
}
