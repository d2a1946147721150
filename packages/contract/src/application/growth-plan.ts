import { applicationKind } from './application-kind'
import { companyFields, contactStep, licenceField } from './common-fields'
import { choice, choices, documents, longText, region, year } from './fields'

/** What an applicant can say about exports in a year. */
export const exportVolumes = [
  '5,000 万元以下',
  '5,000 万–1 亿元',
  '1–3 亿元',
  '3–10 亿元',
  '10 亿元以上',
] as const

/** How a company sells abroad so far. */
export const exportWays = ['一般贸易', '平台店铺', '独立站', '海外公司', '代工出口'] as const

/** 十亿美金计划: a manufacturer that wants three years of support. */
export const growthApplications = applicationKind({
  key: 'billionsDollars',
  noun: 'GrowthApplication',
  label: '十亿美金计划申请',
  titleField: 'company',
  termsVersion: '2026-11',
  steps: [
    {
      key: 'company',
      label: { 'zh-CN': '企业概况', en: 'Company' },
      fields: {
        ...companyFields,
        location: region({ label: { 'zh-CN': '工厂所在地区', en: 'Region of the factory' } }),
        founded: year({ label: { 'zh-CN': '成立年份', en: 'Founded in' } }),
        volume: choice({
          label: { 'zh-CN': '上一年出口额', en: 'Exports of last year' },
          words: exportVolumes,
        }),
        ways: choices({ label: { 'zh-CN': '现在怎么卖', en: 'How you sell now' }, words: exportWays }),
      },
    },
    {
      key: 'plan',
      label: { 'zh-CN': '三年计划', en: 'Three years' },
      fields: {
        product: longText({
          label: { 'zh-CN': '产品与产能', en: 'Products and capacity' },
          hint: {
            'zh-CN': '主要产品、年产能、自有专利与认证',
            en: 'Main products, capacity a year, patents and certificates',
          },
          max: 1000,
        }),
        goal: longText({
          label: { 'zh-CN': '三年目标', en: 'Goals' },
          hint: {
            'zh-CN': '想去哪些市场，每年多少，谁来带队',
            en: 'Which markets, how much each year, and who leads it',
          },
          max: 1000,
        }),
        plan: documents({
          label: { 'zh-CN': '计划书', en: 'Plan' },
          hint: {
            'zh-CN': '产品、财务、团队三份概况，可以合成一份 PDF，最多 3\u00a0份',
            en: 'Products, finances and team, as one PDF or several; 3 at most',
          },
          max: 3,
        }),
        licence: licenceField,
      },
    },
    contactStep,
  ],
})
