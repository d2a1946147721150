import type { Step } from './application-kind'
import { creditCode, documents, email, phone, text } from './fields'

/** Name and credit code of a company, as its licence has them. */
export const companyFields = {
  company: text({
    label: { 'zh-CN': '公司名称', en: 'Company' },
    hint: { 'zh-CN': '与营业执照一致', en: 'As on the licence' },
    max: 100,
  }),
  socialCode: creditCode({
    label: { 'zh-CN': '统一社会信用代码', en: 'Unified social credit code' },
  }),
}

/** The licence of a company. */
export const licenceField = documents({
  label: { 'zh-CN': '营业执照', en: 'Business licence' },
  hint: { 'zh-CN': '正本或副本的彩色扫描件', en: 'A scan in colour' },
  max: 1,
})

/** The step with the person to ask about an application. */
export const contactStep: Step = {
  key: 'contact',
  label: { 'zh-CN': '联系人', en: 'Contact' },
  fields: {
    contact: text({ label: { 'zh-CN': '姓名', en: 'Name' }, max: 30 }),
    phone: phone({ label: { 'zh-CN': '手机号', en: 'Mobile' } }),
    email: email({ label: { 'zh-CN': '邮箱', en: 'E-mail' } }),
  },
}
