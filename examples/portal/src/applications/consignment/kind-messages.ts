import type { KindWords } from '@chuhai/application'

const zhCN = (no: string): KindWords => ({
  terms: '委托须知',
  states: {
    submitted: {
      title: '委托已提交，等待接单',
      text: '顾问会在 1 个工作日内核对，结果发到您的消息里。接单前可以撤回修改。',
    },
    reviewing: {
      title: '正在核对您的委托',
      text: '顾问正在核对监管方式和商品编码，可能致电问几个问题，请留意接听。',
    },
    rejected: { title: '这一单没有接', text: '原因写在下面，修改后可以重新提交，已填写的内容都在。' },
    accepted: { title: '已接单', text: '付款后开始办理；费用与进度在上面。' },
    withdrawn: { title: '委托已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '再委托一单',
  about: { title: '这一单', facts: [{ term: '第几单', text: no }] },
  closed: {
    ORG_NOT_CHOSEN: {
      title: '请先选择主体',
      text: '货物以主体的名义出口。还没有主体的，先在个人中心新增一个，填写的内容会保留。',
    },
  },
})

const en = (no: string): KindWords => ({
  terms: 'terms of consignments',
  states: {
    submitted: {
      title: 'Submitted',
      text: 'We check it within 1 working day and send you a message. You can withdraw it until then.',
    },
    reviewing: { title: 'Being checked', text: 'We check supervision and codes, and may call you.' },
    rejected: {
      title: 'Not accepted',
      text: 'The reason is below; change it and submit again, everything is kept.',
    },
    accepted: { title: 'Accepted', text: 'Work begins once it is paid; sum and progress are above.' },
    withdrawn: { title: 'Withdrawn', text: 'Everything you filled in is kept; you can submit it again.' },
  },
  accepted: 'Another consignment',
  about: { title: 'This consignment', facts: [{ term: 'Number', text: no }] },
  closed: {
    ORG_NOT_CHOSEN: {
      title: 'Please choose an organisation first',
      text: 'Goods are exported in the name of an organisation. Add one in your account; what you filled in is kept.',
    },
  },
})

/** What is said of the consignment with a number, from the form to its acceptance. */
export const kindWordsOf = (no: string) => ({ 'zh-CN': zhCN(no), en: en(no) })
