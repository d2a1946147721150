import { Application, type KindWords, type ShownKind } from '@chuhai/application'
import { providerApplications } from '@chuhai/contract/application'
import type { Core } from '@chuhai/core'
import { organisationName } from './organisation-name'

const zhCN: KindWords = {
  terms: '入驻约定',
  states: {
    submitted: {
      title: '申请已提交，等待审核',
      text: '我们会在 3 个工作日内审核，并按您留的手机号致电核实。审核前可以撤回修改。',
    },
    reviewing: {
      title: '正在审核您的申请',
      text: '审核人员正在核对材料，请留意接听来电。',
    },
    rejected: { title: '申请没有通过', text: '请按下面的意见修改后重新提交，已填写的内容都在。' },
    accepted: {
      title: '恭喜，申请已通过',
      text: '招商经理会在 1 个工作日内致电签约，并整理您在服务商名录里的介绍，上线前请您确认。',
    },
    withdrawn: { title: '申请已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '看看服务商名录',
}

const en: KindWords = {
  terms: 'terms',
  states: {
    submitted: {
      title: 'Submitted, waiting for review',
      text: 'We review it within 3 working days and call the number you left. You can withdraw it until then.',
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
      title: 'Accepted',
      text: 'We call you within one working day about the contract, and show you your entry before it goes online.',
    },
    withdrawn: {
      title: 'Withdrawn',
      text: 'Everything you filled in is kept; you can change it and submit again.',
    },
  },
  accepted: 'Look at the providers',
}

/** 服务商入驻 on the portal. */
const shownProvider: ShownKind = {
  kind: providerApplications,
  words: { 'zh-CN': zhCN, en },
  termsUrl: '#terms',
  acceptedUrl: '/serviceProvider',
  prefill: (core) => ({ company: organisationName(core) }),
}

/** The application of a service provider, in a chunk of its own. */
export default function ProviderApplication({ core }: { core: Core }) {
  return <Application core={core} shown={shownProvider} />
}
