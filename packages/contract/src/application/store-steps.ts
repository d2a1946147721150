import { type StoreApplicant, storeApplicantNames } from '../store/requirement'
import type { Step } from './application-kind'
import { licenceField } from './common-fields'
import {
  account,
  choice,
  choices,
  date,
  documents,
  longText,
  price,
  registration,
  text,
  words,
} from './fields'
import { type NameRules, nameFields } from './store-names'

/** Where an applicant sells so far. */
export const storeExperiences = ['还没有店铺', '有其他平台的店铺', '有这个平台其他站点的店铺'] as const

/** By what right an applicant sells under a brand. */
export const brandRights = ['自有品牌，已注册商标', '自有品牌，商标申请中', '品牌方授权', '没有品牌'] as const

/** In which currencies a store can be paid. */
export const payoutCurrencies = ['人民币', '美元', '欧元', '英镑', '日元', '港元'] as const

/** Whether what an applicant changes goes back to the organisation. */
export const organisationChanges = ['只用于这次申请', '同时更新主体资料'] as const

/** What an applicant is called in the form. */
/* @__NO_SIDE_EFFECTS__ */
export const applicantWord = (applicant: StoreApplicant): string => storeApplicantNames[applicant]['zh-CN']

/* @__NO_SIDE_EFFECTS__ */
const applicantField = (applicants: readonly StoreApplicant[]) => {
  const [first = applicantWord('mainlandCompany'), ...others] = applicants.map(applicantWord)
  return choice({
    label: words('申请主体', 'Applicant'),
    hint: words('平台按它核对材料', 'The platform checks the documents by it'),
    words: [first, ...others],
  })
}

/** Who applies, and what they know of selling. */
/* @__NO_SIDE_EFFECTS__ */
export const platformStep = (applicants: readonly StoreApplicant[]): Step => ({
  key: 'platform',
  label: words('平台与站点', 'Platform and site'),
  fields: {
    applicant: applicantField(applicants),
    experience: choices({ label: words('开店经验', 'Experience'), words: storeExperiences }),
  },
})

/** The organisation with its licence; only a person may have neither a registration nor a licence. */
/* @__NO_SIDE_EFFECTS__ */
export const organisationStep = (isPersonTaken: boolean): Step => {
  const whereTaken = isPersonTaken ? { isOptional: true } : {}
  return {
    key: 'organisation',
    label: words('主体与执照', 'Organisation'),
    fields: {
      company: text({
        label: words('主体名称', 'Name'),
        hint: words('与营业执照或登记证一致', 'As on the licence or certificate'),
        max: 100,
      }),
      registration: registration({
        label: words('登记号码', 'Registration number'),
        hint: isPersonTaken
          ? words(
              '内地填统一社会信用代码，香港填商业登记号码；没有执照的个人不填',
              'The unified social credit code, in Hong Kong the business registration number; none for a person without a licence',
            )
          : words(
              '内地填统一社会信用代码，香港填商业登记号码',
              'The unified social credit code, in Hong Kong the business registration number',
            ),
        ...whereTaken,
      }),
      legalPerson: text({
        label: words('法定代表人或经营者', 'Legal representative or owner'),
        hint: words('与证件上的姓名一致', 'As on the identity document'),
        max: 30,
      }),
      address: text({ label: words('注册地址', 'Registered address'), max: 100 }),
      licence: documents({ ...licenceField, ...whereTaken }),
      licenceTerm: date({
        label: words('营业期限至', 'Licence valid until'),
        longTerm: true,
        ...whereTaken,
      }),
      organisationChange: choice({
        label: words('和主体资料不同的内容', 'What differs from the organisation'),
        hint: words('由管理员决定是否改主体资料', 'Only owners can change the organisation as well'),
        words: organisationChanges,
      }),
    },
  }
}

/** What is sold, under which brand and in a store of which name. */
/* @__NO_SIDE_EFFECTS__ */
export const goodsStep = (rules: NameRules | null): Step => ({
  key: 'goods',
  label: words('商品与品牌', 'Goods and brand'),
  fields: {
    categories: text({
      label: words('主营类目', 'Categories'),
      hint: words('例如：家居收纳、宠物用品', 'Such as storage or pet supplies'),
      max: 100,
    }),
    goods: longText({
      label: words('商品说明', 'Goods'),
      hint: words('卖什么、在哪里生产、有哪些认证', 'What you sell, where it is made, and its certificates'),
      max: 1000,
    }),
    brandRight: choice({ label: words('品牌情况', 'Brand'), words: brandRights }),
    brand: text({
      label: words('品牌名称', 'Name of the brand'),
      hint: words('没有品牌的不填', 'None where there is no brand'),
      max: 100,
      isOptional: true,
    }),
    ...nameFields(rules),
  },
})

/** What is there to begin with, and where payouts go. */
export const moneyStep: Step = {
  key: 'money',
  label: words('资金与收款', 'Money'),
  fields: {
    budget: price({
      label: words('首批货款预算', 'Budget for the first goods'),
      hint: words('没有的填 0', '0 where there is none'),
    }),
    currency: choice({ label: words('收款币种', 'Currency of payouts'), words: payoutCurrencies }),
    accountHolder: text({
      label: words('账户名称', 'Account holder'),
      hint: words('与申请主体或法定代表人一致', 'The applicant or its legal representative'),
      max: 100,
    }),
    bank: text({
      label: words('开户银行', 'Bank'),
      hint: words('写到支行；收款服务商写它的全称', 'With its branch, or the name of the payment service'),
      max: 100,
    }),
    account: account({
      label: words('银行账号', 'Account number'),
      hint: words('保存后只显示后四位', 'Only its last four characters are shown once it is saved'),
    }),
  },
}
