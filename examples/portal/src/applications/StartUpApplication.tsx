import { Application, type KindWords, type ShownKind } from '@chuhai/application'
import { startUpApplications } from '@chuhai/contract/application'
import type { Core } from '@chuhai/core'

const zhCN: KindWords = {
  terms: '报名约定',
  states: {
    submitted: {
      title: '报名已提交，等待审核',
      text: '我们会在 5 个工作日内看完，结果发到您的消息里。审核前可以撤回修改。',
    },
    reviewing: { title: '正在看您的计划书', text: '导师正在看计划书，可能致电问几个问题，请留意接听。' },
    rejected: { title: '这一批没有入选', text: '原因写在下面，修改后可以重新提交，已填写的内容都在。' },
    accepted: { title: '进入面谈', text: '导师会在 3 个工作日内致电，约 40 分钟的面谈。' },
    withdrawn: { title: '报名已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '看看众创空间',
}

const en: KindWords = {
  terms: 'terms',
  states: {
    submitted: {
      title: 'Submitted, waiting for review',
      text: 'We read it within 5 working days and send you a message. You can withdraw it until then.',
    },
    reviewing: { title: 'In review', text: 'We are reading your plan and may call you.' },
    rejected: {
      title: 'Not accepted',
      text: 'The reason is below; change it and submit again, everything is kept.',
    },
    accepted: {
      title: 'Accepted',
      text: 'A mentor calls you within 3 working days about a talk of 40 minutes.',
    },
    withdrawn: { title: 'Withdrawn', text: 'Everything you filled in is kept; you can submit it again.' },
  },
  accepted: 'Look at the maker spaces',
}

/** 创业扶持 on the portal. */
const shownStartUp: ShownKind = {
  kind: startUpApplications,
  words: { 'zh-CN': zhCN, en },
  termsUrl: '#terms',
  acceptedUrl: '/makerSpace',
  prefill: () => ({}),
}

/** The application for 创业扶持, in a chunk of its own. */
export default function StartUpApplication({ core }: { core: Core }) {
  return <Application core={core} shown={shownStartUp} />
}
