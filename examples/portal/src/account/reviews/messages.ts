import type { Locale } from '@chuhai/contract/locale'
import { type ReviewErrorCode, reviewErrors } from '@chuhai/contract/market'
import type { Messages } from '../../app/messages'

const isKnown = (code: string): code is ReviewErrorCode => Object.hasOwn(reviewErrors, code)

/** The sentence of a broken rule. */
export const reviewProblemText = (code: string | undefined, locale: Locale): string | undefined =>
  code !== undefined && isKnown(code) ? reviewErrors[code][locale] : code

const zhCN = {
  title: '评价',
  failed: '评价没有载入',
  own: '您的评价',
  other: { buyer: '服务商的评价', provider: '买家的评价' },
  hidden: (reason: string) => `这条评价已隐藏，其他人看不到。原因：${reason}`,
  until: (time: string) => `${time} 前可以评价。`,
  together: '双方都评价后，或者评价的时间结束后，才会公开。',
  waiting: (time: string) => `对方评价后公开，最晚在 ${time}。`,
  nothing: '评价的时间已经结束，没有评价。',
  score: { buyer: '这次服务怎么样', provider: '与买家合作怎么样' },
  scores: ['很差', '不好', '一般', '好', '很好'],
  scoreOf: (score: number, word: string) => `${score} 星，${word}`,
  words: '说说经过',
  placeholder: '请不要写电话、地址等联系方式',
  submit: '提交评价',
  saved: '评价已提交',
  reply: {
    label: '回复买家的评价',
    placeholder: '只能回复一次，所有人都能看到',
    submit: '回复',
    saved: '已回复',
  },
}

export const reviewMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Reviews',
    failed: 'The reviews could not be loaded',
    own: 'Your review',
    other: { buyer: 'Review of the provider', provider: 'Review of the buyer' },
    hidden: (reason) => `This review is hidden from others: ${reason}`,
    until: (time) => `You can review until ${time}.`,
    together: 'Reviews appear once both sides have written, or when the time for them is over.',
    waiting: (time) => `It appears once the other side has written, at the latest on ${time}.`,
    nothing: 'The time for reviews is over, there are none.',
    score: { buyer: 'How was the service?', provider: 'How was it to work with the buyer?' },
    scores: ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'],
    scoreOf: (score, word) => `${score} stars, ${word}`,
    words: 'What happened',
    placeholder: 'Please leave out phone numbers and addresses',
    submit: 'Submit review',
    saved: 'Your review is submitted',
    reply: {
      label: 'Answer the review of the buyer',
      placeholder: 'You can answer once, and everybody can read it',
      submit: 'Answer',
      saved: 'Answered',
    },
  },
}
