import type { Locale } from '@chuhai/contract/locale'
import { organisationErrors, socialCodeDoubt } from '@chuhai/contract/organisation'
import type { Problem } from './form'

const zhCN = {
  title: '新增主体',
  labels: {
    orgName: '企业名称',
    socialCode: '统一社会信用代码',
    operatePeriod: '营业期限至',
    orgLocation: '所在地区',
    orgAddress: '详细地址',
    licencePic: '营业执照',
  },
  enter: '请输入',
  select: '请选择',
  noCounty: '不选区县',
  regionsFailed: '地区没有载入，请重试',
  uploading: '图片正在上传，请稍候',
  signInFirst: '请登录后重试',
  cancel: '取消',
  submit: '提交',
  created: '创建成功！',
}

export type OrganisationMessages = typeof zhCN

const en: OrganisationMessages = {
  title: 'Add organisation',
  labels: {
    orgName: 'Name',
    socialCode: 'Unified social credit code',
    operatePeriod: 'End of term',
    orgLocation: 'Region',
    orgAddress: 'Address',
    licencePic: 'Business licence',
  },
  enter: 'Required',
  select: 'Please select',
  noCounty: 'No county',
  regionsFailed: 'The regions could not be loaded, please retry',
  signInFirst: 'Please log in and try again',
  uploading: 'The image is still being uploaded, please wait',
  cancel: 'Cancel',
  submit: 'Submit',
  created: 'Created',
}

export const organisationMessages = { 'zh-CN': zhCN, en }

/** Returns the text of a problem. */
export const problemText = (problem: Problem | undefined, locale: Locale): string | undefined => {
  if (problem === undefined) return undefined
  if (typeof problem === 'object') return problem.message
  if (problem === 'LICENCE_UPLOADING') return organisationMessages[locale].uploading
  if (problem === 'SOCIAL_CODE_DOUBTFUL') return socialCodeDoubt[locale]
  return organisationErrors[problem][locale]
}
