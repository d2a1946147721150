import { Application, type KindWords, type ShownKind } from '@chuhai/application'
import { growthApplications } from '@chuhai/contract/application'
import type { Core } from '@chuhai/core'
import { organisationName } from './organisation-name'

const zhCN: KindWords = {
  terms: '申请约定',
  states: {
    submitted: {
      title: '申请已提交，等待审核',
      text: '我们会在 10 个工作日内看完，结果发到您的消息里。审核前可以撤回修改。',
    },
    reviewing: { title: '正在看您的申请', text: '顾问正在核对材料，可能致电约到厂的时间，请留意接听。' },
    rejected: { title: '这一批没有入选', text: '原因写在下面，修改后可以重新提交，已填写的内容都在。' },
    accepted: { title: '进入到厂尽调', text: '顾问会在 3 个工作日内致电，约到厂的两天。' },
    withdrawn: { title: '申请已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '看看联合运营',
}

const en: KindWords = {
  terms: 'terms',
  states: {
    submitted: {
      title: 'Submitted, waiting for review',
      text: 'We read it within 10 working days and send you a message. You can withdraw it until then.',
    },
    reviewing: { title: 'In review', text: 'We are reading your plan and may call you.' },
    rejected: {
      title: 'Not accepted',
      text: 'The reason is below; change it and submit again, everything is kept.',
    },
    accepted: {
      title: 'Accepted',
      text: 'We call you within 3 working days to arrange two days at your factory.',
    },
    withdrawn: { title: 'Withdrawn', text: 'Everything you filled in is kept; you can submit it again.' },
  },
  accepted: 'Look at joint operation',
}

/** 十亿美金计划 on the portal. */
const shownGrowthPlan: ShownKind = {
  kind: growthApplications,
  words: { 'zh-CN': zhCN, en },
  termsUrl: '#terms',
  acceptedUrl: '/jointOperation',
  prefill: (core) => ({ company: organisationName(core) }),
}

/** The application for 十亿美金计划, in a chunk of its own. */
export default function GrowthApplication({ core }: { core: Core }) {
  return <Application core={core} shown={shownGrowthPlan} />
}
