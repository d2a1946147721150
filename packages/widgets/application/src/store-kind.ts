import { organisationChanges, storeApplicationOf } from '@chuhai/contract/application'
import { priceText } from '@chuhai/contract/money'
import type { OrganisationDetails } from '@chuhai/contract/organisation'
import { type StoreRequirement, storeApplicantNames } from '@chuhai/contract/store'
import { OpeningPanel } from './opening/OpeningPanel'
import type { KindWords, ShownKind } from './shown-kind'

const zhCN = ({ platformName, siteName, monthlyFee, deposit, days }: StoreRequirement): KindWords => ({
  terms: '开店申请须知',
  states: {
    submitted: {
      title: '申请已提交，等待审核',
      text: '开店顾问会在 2 个工作日内审核，结果发到您的消息里。审核前可以撤回修改。',
    },
    reviewing: { title: '正在审核您的申请', text: '开店顾问正在核对材料，可能致电问几个问题，请留意接听。' },
    rejected: { title: '申请没有通过', text: '请按下面的意见修改后重新提交，已填写的内容都在。' },
    accepted: { title: '申请已通过', text: '开店顾问会把资料递交给平台。' },
    withdrawn: { title: '申请已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '我的店铺',
  closed: {
    ORG_NOT_CHOSEN: {
      title: '请先选择主体',
      text: '店铺以主体的名义申请。还没有主体的，先在个人中心新增一个，填写的内容会保留。',
    },
    APPLICATION_IN_PROGRESS: {
      title: '该主体在这个平台和站点已有申请在审核',
      text: '同一个主体、平台和站点一次只审核一份申请，结果出来后再提交。填写的内容已保存。',
    },
  },
  about: {
    title: '申请的店铺',
    facts: [
      { term: '平台', text: platformName },
      { term: '站点', text: siteName['zh-CN'] },
      ...(monthlyFee === null
        ? []
        : [{ term: '平台月租', text: monthlyFee === 0 ? '免费' : priceText(monthlyFee) }]),
      ...(deposit === null ? [] : [{ term: '保证金', text: deposit === 0 ? '无' : priceText(deposit) }]),
      { term: '开店时间', text: `材料齐全后约 ${days.from}–${days.to} 天` },
    ],
  },
})

const en = ({ platformName, siteName, monthlyFee, deposit, days }: StoreRequirement): KindWords => ({
  terms: 'terms of store applications',
  states: {
    submitted: {
      title: 'Submitted, waiting for review',
      text: 'We review it within 2 working days and send you a message. You can withdraw it until then.',
    },
    reviewing: {
      title: 'Your application is in review',
      text: 'We are checking your documents and may call you.',
    },
    rejected: {
      title: 'Not accepted',
      text: 'Mend what is said below and submit again; everything you filled in is kept.',
    },
    accepted: { title: 'Accepted', text: 'We hand your documents to the platform.' },
    withdrawn: {
      title: 'Withdrawn',
      text: 'Everything you filled in is kept; you can change it and submit again.',
    },
  },
  accepted: 'My stores',
  closed: {
    ORG_NOT_CHOSEN: {
      title: 'Please choose an organisation first',
      text: 'A store is applied for in the name of an organisation. Add one in your account; what you filled in is kept.',
    },
    APPLICATION_IN_PROGRESS: {
      title: 'An application of this organisation is in review',
      text: 'One application for a platform and site is reviewed at a time. What you filled in is kept until its result is there.',
    },
  },
  about: {
    title: 'The store',
    facts: [
      { term: 'Platform', text: platformName },
      { term: 'Site', text: siteName.en },
      ...(monthlyFee === null
        ? []
        : [{ term: 'Fee a month', text: monthlyFee === 0 ? 'free' : priceText(monthlyFee) }]),
      ...(deposit === null ? [] : [{ term: 'Deposit', text: deposit === 0 ? 'none' : priceText(deposit) }]),
      { term: 'Opens', text: `about ${days.from} to ${days.to} days after complete documents` },
    ],
  },
})

interface StoreContext {
  base: string
  termsUrl?: string | undefined
  /** The selected organisation, where it is known. */
  organisation: OrganisationDetails | null
  /** yyyy-MM-dd in China. */
  today: string
}

const fileEnding = /\.\w+$/

/** What the licence of an organisation says already. */
const known = ({ orgName, socialCode, operatePeriod, orgAddress, licencePic }: OrganisationDetails) => ({
  company: orgName,
  registration: socialCode,
  address: orgAddress,
  licenceTerm: operatePeriod ?? '',
  licence: licencePic
    ? [{ address: licencePic, name: `营业执照${fileEnding.exec(licencePic)?.[0] ?? ''}` }]
    : [],
})

/** 开店申请, for one platform's site. */
export const storeKind = (
  requirement: StoreRequirement,
  { base, termsUrl, organisation, today }: StoreContext,
): ShownKind => {
  const [first, ...others] = requirement.applicants
  const [here] = organisationChanges
  return {
    kind: storeApplicationOf(requirement, today),
    words: { 'zh-CN': zhCN(requirement), en: en(requirement) },
    termsUrl: termsUrl ?? `${base}/GStore/apply#terms`,
    acceptedUrl: `${base}/user/?tab=stores`,
    Sequel: OpeningPanel,
    prefill: () => ({
      ...(first && others.length === 0 && { applicant: storeApplicantNames[first]['zh-CN'] }),
      organisationChange: here,
      ...(organisation && known(organisation)),
    }),
  }
}
