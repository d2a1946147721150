import type { Lead } from '../modules/consultation/service'
import { type Column, inShanghai } from './column'

/** Titles and values of a lead, in the order of the export. */
export const leadColumns: readonly Column<Lead>[] = [
  { title: '编号', value: (lead) => lead.id },
  { title: '提交时间', value: (lead) => inShanghai(lead.createdAt) },
  { title: '咨询内容', value: (lead) => lead.sections.join(',') },
  { title: '姓名', value: (lead) => lead.contactsName },
  { title: '手机号', value: (lead) => lead.contactsPhone },
  { title: '公司名称', value: (lead) => lead.customerName },
  { title: '职位', value: (lead) => lead.position },
  { title: '邮箱', value: (lead) => lead.mailbox },
  { title: '咨询服务', value: (lead) => lead.service },
  { title: '来源', value: (lead) => lead.source },
  { title: '提交网站', value: (lead) => lead.siteOrigin },
  { title: '同意版本', value: (lead) => lead.consentVersion ?? '' },
  { title: '同意时间', value: (lead) => (lead.consentedAt ? inShanghai(lead.consentedAt) : '') },
]
