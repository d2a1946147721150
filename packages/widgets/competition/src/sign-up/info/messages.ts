import { marketplaces } from '@chuhai/contract/competition'
import { type InfoField, otherMarketplace } from '../registration/info'

const labels: Record<InfoField, string> = {
  ranks: '团队名称',
  companyName: '公司名称',
  project: '参赛项目',
  schoolName: '学校',
  legalPerson: '法定代表人',
  area: '所在地区',
  isExperience: '跨境电商经验',
  teacher: '指导老师',
  marketplace: '经营平台',
  otherPlatform: '平台名称',
}

const marketplaceNames: Record<string, string> = Object.fromEntries(
  [...marketplaces, otherMarketplace].map((name) => [name, name]),
)

const zhCN = {
  labels,
  enter: '请输入',
  select: '请选择',
  schoolHint: '输入校名、简称或拼音首字母',
  noSchool: '没有找到，可以直接填写学校全称',
  noCounty: '不选区县',
  regionsFailed: '地区没有载入，请重试',
  zone: (name: string) => `所属赛区：${name}`,
  atMost: (max: number) => `最多 ${max} 个字`,
  yes: '有',
  no: '没有',
  marketplaceNames,
}

export type InfoMessages = typeof zhCN

const en: InfoMessages = {
  labels: {
    ranks: 'Team name',
    companyName: 'Company',
    project: 'Project',
    schoolName: 'School',
    legalPerson: 'Legal representative',
    area: 'Region',
    isExperience: 'Cross-border experience',
    teacher: 'Teacher',
    marketplace: 'Marketplace',
    otherPlatform: 'Name of the marketplace',
  },
  enter: 'Required',
  select: 'Please select',
  schoolHint: 'Name, short name or pinyin initials',
  noSchool: 'Not found: you may type the full name',
  noCounty: 'No district',
  regionsFailed: 'The regions could not be loaded, please retry',
  zone: (name) => `Zone: ${name}`,
  atMost: (max) => `${max} characters at most`,
  yes: 'Yes',
  no: 'No',
  marketplaceNames: {
    亚马逊: 'Amazon',
    eBay: 'eBay',
    速卖通: 'AliExpress',
    Shopee: 'Shopee',
    其他: 'Other',
  },
}

export const infoMessages = { 'zh-CN': zhCN, en }
