import { providerLanguages, providerMarkets, providerServices } from '../publication/service-provider'
import { applicationKind } from './application-kind'
import { companyFields, contactStep, licenceField } from './common-fields'
import { choice, choices, documents, longText, price, region, year } from './fields'

/** What an applicant can say about the size of a company. */
export const staffSizes = ['10 人以下', '10–49 人', '50–99 人', '100 人以上'] as const

/** 服务商入驻: a company that wants to serve sellers through the portal. Prices are in fen. */
export const providerApplications = applicationKind({
  key: 'serviceProvider',
  noun: 'ProviderApplication',
  label: '服务商入驻申请',
  titleField: 'company',
  termsVersion: '2026-11',
  steps: [
    {
      key: 'company',
      label: { 'zh-CN': '公司信息', en: 'Company' },
      fields: {
        ...companyFields,
        location: region({ label: { 'zh-CN': '所在地区', en: 'Region' } }),
        founded: year({ label: { 'zh-CN': '成立年份', en: 'Founded in' } }),
        staff: choice({ label: { 'zh-CN': '团队规模', en: 'Staff' }, words: staffSizes }),
      },
    },
    {
      key: 'services',
      label: { 'zh-CN': '服务内容', en: 'Services' },
      fields: {
        services: choices({ label: { 'zh-CN': '服务类目', en: 'Services' }, words: providerServices }),
        markets: choices({ label: { 'zh-CN': '服务市场', en: 'Markets' }, words: providerMarkets }),
        languages: choices({ label: { 'zh-CN': '工作语言', en: 'Languages' }, words: providerLanguages }),
        cases: longText({
          label: { 'zh-CN': '服务案例', en: 'Cases' },
          hint: {
            'zh-CN': '两到三个：客户做什么、您做了什么、结果如何。客户名称可以隐去',
            en: 'Two or three: what the client does, what you did, what came of it. Names may be left out',
          },
          max: 1000,
        }),
        priceFrom: price({ label: { 'zh-CN': '最低报价', en: 'Lowest price' } }),
        priceTo: price({ label: { 'zh-CN': '最高报价', en: 'Highest price' } }),
      },
    },
    {
      key: 'documents',
      label: { 'zh-CN': '资质材料', en: 'Documents' },
      fields: {
        licence: licenceField,
        qualifications: documents({
          label: { 'zh-CN': '行业资质', en: 'Qualifications' },
          hint: {
            'zh-CN': '如无船承运备案、代理记账许可、商标代理备案、平台服务商证书，最多 6 份',
            en: 'Such as filings, permits and certificates; 6 at most',
          },
          max: 6,
          isOptional: true,
        }),
      },
    },
    contactStep,
  ],
  check: ({ priceFrom, priceTo }) =>
    typeof priceFrom === 'number' && typeof priceTo === 'number' && priceTo < priceFrom
      ? { priceTo: 'APPLICATION_PRICE_ORDER' }
      : {},
})
