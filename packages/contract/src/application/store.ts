import * as v from 'valibot'
import { isErrorCode } from '../errors'
import { organisationFields } from '../organisation/organisation'
import { brokenRule } from '../rule'
import {
  type StoreApplicant,
  type StoreDocument,
  type StoreRequirement,
  storeApplicantNames,
  storeApplicants,
} from '../store/requirement'
import { cleanCode, cleanLine } from '../text'
import {
  type ApplicationKind,
  applicationKind,
  type Problems,
  type Step,
  type Values,
  withSteps,
} from './application-kind'
import { contactStep, licenceField } from './common-fields'
import type { ApplicationErrorCode } from './errors'
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
  type Words,
} from './fields'

/** Where an applicant sells so far. */
export const storeExperiences = ['还没有店铺', '有其他平台的店铺', '有这个平台其他站点的店铺'] as const

/** By what right an applicant sells under a brand. */
export const brandRights = ['自有品牌，已注册商标', '自有品牌，商标申请中', '品牌方授权', '没有品牌'] as const

/** In which currencies a store can be paid. */
export const payoutCurrencies = ['人民币', '美元', '欧元', '英镑', '日元', '港元'] as const

/** Whether what an applicant changes goes back to the organisation. */
export const organisationChanges = ['只用于这次申请', '同时更新主体资料'] as const

const words = (zhCN: string, en: string): Words => ({ 'zh-CN': zhCN, en })

const nameOf = (applicant: StoreApplicant): string => storeApplicantNames[applicant]['zh-CN']
const [mainland = '', hongKong = ''] = storeApplicants.map(nameOf)

const applicantField = (applicants: readonly StoreApplicant[]) => {
  const [first = mainland, ...others] = applicants.map(nameOf)
  return choice({
    label: words('申请主体', 'Applicant'),
    hint: words('平台按它核对材料', 'The platform checks the documents by it'),
    words: [first, ...others],
  })
}

const platformStep = (applicants: readonly StoreApplicant[]): Step => ({
  key: 'platform',
  label: words('平台与站点', 'Platform and site'),
  fields: {
    applicant: applicantField(applicants),
    experience: choices({ label: words('开店经验', 'Experience'), words: storeExperiences }),
  },
})

/** Only a person may have neither a registration nor a licence. */
const organisationStep = (isPersonTaken: boolean): Step => {
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

type NameRules = StoreRequirement['nameRules']

const lettersOf = {
  latin: { pattern: /^[A-Za-z][A-Za-z ]*$/, words: words('只用英文字母和空格', 'letters and spaces only') },
  'latin-digits': {
    pattern: /^[A-Za-z0-9][A-Za-z0-9 ]*$/,
    words: words('只用英文字母、数字和空格', 'letters, digits and spaces only'),
  },
}
/** Han characters, with letters and digits between them. */
const chinese = /^(?=.*\p{sc=Han})[\p{sc=Han}A-Za-z0-9 ·]+$/u

const lengthHint = ({ min, max }: { min: number; max: number }, letters: Words): Words =>
  words(`${min}–${max} 个字符，${letters['zh-CN']}`, `${min} to ${max} characters, ${letters.en}`)

/** The names that a platform asks for; either may be there before it is known which. */
const nameFields = (rules: NameRules | null) => {
  const zh = rules?.zh
  const chineseLabel = words('店铺中文名', 'Chinese name of the store')
  const englishLabel = words('店铺英文名', 'English name of the store')
  return {
    ...(rules === null && { storeNameZh: text({ label: chineseLabel, max: 100, isOptional: true }) }),
    ...(zh && {
      storeNameZh: text({
        label: chineseLabel,
        hint: lengthHint(zh, words('要有汉字', 'with Chinese characters')),
        max: 100,
      }),
    }),
    storeNameEn: text({
      label: englishLabel,
      ...(rules && { hint: lengthHint(rules.en, lettersOf[rules.en.letters].words) }),
      max: 100,
    }),
  }
}

const goodsStep = (rules: NameRules | null): Step => ({
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

const moneyStep: Step = {
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

const ofHongKong = /^\d{8}[0-9A-Z]{0,12}$/

/** What a company has to say of its registration, and a person may. */
const registrationProblems = (values: Values, today: string): Problems => {
  const number = cleanCode(String(values.registration ?? ''))
  const term = String(values.licenceTerm ?? '')
  const isOfHongKong = values.applicant === hongKong
  const isCompany = isOfHongKong || values.applicant === mainland
  const hasLicence = Array.isArray(values.licence) && values.licence.length > 0
  const problems: Problems = {}
  if (isOfHongKong && !ofHongKong.test(number))
    problems.registration = number === '' ? 'APPLICATION_TEXT_REQUIRED' : 'APPLICATION_REGISTRATION_INVALID'
  else if (!isOfHongKong && (isCompany || number !== '')) {
    const code = brokenRule(organisationFields.socialCode, number)
    if (isErrorCode(code)) problems.registration = code
  }
  if (isCompany && !hasLicence) problems.licence = 'APPLICATION_FILE_REQUIRED'
  if (term !== '' && term < today) problems.licenceTerm = 'APPLICATION_LICENCE_EXPIRED'
  else if (term === '' && (isCompany || hasLicence)) problems.licenceTerm = 'APPLICATION_CHOICE_REQUIRED'
  return problems
}

/** 全球开店: an organisation that wants a store on a platform's site, which brings documents and rules for names of its own. */
export const storeApplications = applicationKind({
  key: 'store',
  noun: 'StoreApplication',
  label: '开店申请',
  titleField: 'storeNameEn',
  subject: {
    label: '平台与站点',
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}-[a-z]{2,8}$/)),
    refusals: ['ORG_NOT_CHOSEN', 'APPLICATION_IN_PROGRESS'],
    asksForMore: true,
  },
  beginsWithLast: true,
  termsVersion: '2026-11',
  steps: [platformStep(storeApplicants), organisationStep(true), goodsStep(null), moneyStep, contactStep],
})

/** What an application has to know of a platform's site. */
export type StoreRules = Pick<StoreRequirement, 'applicants' | 'nameRules' | 'documents'>

/** The field of a document that a platform asks for. */
export const storeDocumentField = (key: string): string => `document-${key}`
/** The field with the day on it. */
export const storeDateField = (key: string): string => `date-${key}`

const documentFields = ({ key, label, hint, isOptional, max, needsDate, maxAgeDays }: StoreDocument) => {
  const own = {
    [storeDocumentField(key)]: documents({ label, hint, max, ...(isOptional && { isOptional }) }),
  }
  if (!needsDate && maxAgeDays === null) return own
  const day = date({
    label: words(`${label['zh-CN']}的日期`, `Date of: ${label.en}`),
    hint:
      maxAgeDays === null
        ? words('材料上写的日期', 'The date on it')
        : words(
            `材料上写的日期，须在 ${maxAgeDays} 天以内`,
            `The date on it, not more than ${maxAgeDays} days ago`,
          ),
    ...(isOptional && { isOptional }),
  })
  return { ...own, [storeDateField(key)]: day }
}

const nameProblem = (
  given: unknown,
  { min, max }: { min: number; max: number },
  pattern: RegExp,
): ApplicationErrorCode | undefined => {
  const name = cleanLine(String(given ?? ''))
  const { length } = [...name]
  if (length === 0) return 'APPLICATION_TEXT_REQUIRED'
  if (length < min || length > max) return 'APPLICATION_NAME_LENGTH'
  return pattern.test(name) ? undefined : 'APPLICATION_NAME_LETTERS'
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

const documentProblems = (asked: readonly StoreDocument[], values: Values, today: string): Problems => {
  const problems: Problems = {}
  for (const { key, maxAgeDays, needsDate } of asked) {
    const name = storeDateField(key)
    const day = String(values[name] ?? '')
    const files = values[storeDocumentField(key)]
    const isDated = needsDate || maxAgeDays !== null
    if (day > today) problems[name] = 'APPLICATION_DATE_LATER'
    else if (day !== '' && maxAgeDays !== null && daysBetween(day, today) > maxAgeDays)
      problems[name] = 'APPLICATION_DOCUMENT_TOO_OLD'
    else if (day === '' && isDated && Array.isArray(files) && files.length > 0)
      problems[name] = 'APPLICATION_CHOICE_REQUIRED'
  }
  return problems
}

const nameProblems = ({ zh, en }: NameRules, values: Values): Problems => ({
  ...(zh && { storeNameZh: nameProblem(values.storeNameZh, zh, chinese) }),
  storeNameEn: nameProblem(values.storeNameEn, en, lettersOf[en.letters].pattern),
})

/** Leaves out the fields that keep their rules. */
const withoutGaps = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

/**
 * Returns the application for one platform's site: its documents and names by the rules of that platform.
 *
 * @param today The day that the age of documents is counted to, yyyy-MM-dd in China.
 * @example
 * problemsOf(storeApplicationOf(requirement, '2026-11-28'), values)
 */
export const storeApplicationOf = (
  { applicants, nameRules, documents: asked }: StoreRules,
  today: string,
): ApplicationKind => {
  const documentStep: Step = {
    key: 'documents',
    label: words('平台材料', 'Documents'),
    fields: Object.assign({}, ...asked.map(documentFields)),
  }
  const steps = [
    platformStep(applicants),
    organisationStep(applicants.includes('individual')),
    goodsStep(nameRules),
    moneyStep,
    ...(asked.length > 0 ? [documentStep] : []),
    contactStep,
  ]
  return withSteps(storeApplications, steps, (values) =>
    withoutGaps({
      ...registrationProblems(values, today),
      ...nameProblems(nameRules, values),
      ...documentProblems(asked, values, today),
    }),
  )
}
