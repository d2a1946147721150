import { storeApplicationOf } from '@chuhai/contract/application'
import type { StoreRequirement } from '@chuhai/contract/store'
import { OpeningPanel } from '../opening/OpeningPanel'
import type { KindWords, ShownKind } from '../shown-kind'

const zhCN: KindWords = {
  terms: '开店申请须知',
  states: {
    submitted: {
      title: '申请已提交，等待审核',
      text: '审核前可以撤回修改。顾问会按您留的手机号致电核对。',
    },
    reviewing: { title: '正在审核您的申请', text: '顾问正在核对材料，请留意接听来电。' },
    rejected: { title: '申请没有通过', text: '请按下面的意见修改后重新提交，已填写的内容都在。' },
    accepted: {
      title: '申请已通过，开始办理开店',
      text: '每个阶段和要办的事都在“我的店铺”。需要人手时，可以在下面选一种合作方式。',
    },
    withdrawn: { title: '申请已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '查看我的店铺',
  closed: {
    ORG_NOT_CHOSEN: {
      title: '请先选择主体',
      text: '店铺以企业或个体工商户的名义申请。请在个人中心新增或选择主体，填写的内容会为您保留。',
    },
    APPLICATION_IN_PROGRESS: {
      title: '这个主体在这里已有一份申请',
      text: '同一主体在同一平台和站点只能有一份申请在办，请与提交申请的同事联系。',
    },
  },
}

const en: KindWords = {
  terms: 'terms of the application',
  states: {
    submitted: {
      title: 'Submitted, waiting for review',
      text: 'Until then you can withdraw it and change it. We may call the number you left.',
    },
    reviewing: {
      title: 'Your application is in review',
      text: 'We are checking your documents and may call you.',
    },
    rejected: {
      title: 'Not accepted',
      text: 'Mend what is said below and submit again; everything you filled in is kept.',
    },
    accepted: {
      title: 'Accepted: the opening begins',
      text: 'Each stage, and what you have to do, is in “My stores”. Where you need help, choose a way to work together below.',
    },
    withdrawn: {
      title: 'Withdrawn',
      text: 'Everything you filled in is kept; you can change it and submit again.',
    },
  },
  accepted: 'See my stores',
  closed: {
    ORG_NOT_CHOSEN: {
      title: 'Choose an organisation first',
      text: 'A store is applied for in the name of an organisation. Add or choose one in your personal centre; what you fill in is kept.',
    },
    APPLICATION_IN_PROGRESS: {
      title: 'This organisation has an application here already',
      text: 'An organisation has one application for each platform and site at a time. Please ask the colleague who has submitted it.',
    },
  },
}

/** 开店申请, for one site of a platform. */
export const storeKind = (base: string, requirement: StoreRequirement, today: string): ShownKind => {
  const { platformId, site } = requirement
  return {
    kind: storeApplicationOf(requirement, today),
    words: { 'zh-CN': zhCN, en },
    termsUrl: `${base}/GStore/apply/${platformId}?site=${site}#terms`,
    acceptedUrl: `${base}/user/?tab=stores`,
    Sequel: OpeningPanel,
    prefill: ({ session, organisation }) => {
      const orgId = organisation.$orgId.get()
      const chosen = session.$user.get()?.userOrgInfoList.find((one) => one.orgId === orgId)
      return chosen ? { company: chosen.orgName } : {}
    },
  }
}

/** Names a store in texts: 亚马逊 · 美国站. */
export const storeNameOf = ({ platformName, siteName }: StoreRequirement, locale: 'zh-CN' | 'en'): string =>
  `${platformName} · ${siteName[locale]}`
