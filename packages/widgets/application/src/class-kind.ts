import { classApplications, joinClassWaitingList } from '@chuhai/contract/application'
import { classPlaceHours } from '@chuhai/contract/constants'
import type { KindWords, ShownKind } from './shown-kind'

const zhCN: KindWords = {
  terms: '报名须知',
  states: {
    submitted: {
      title: '报名已提交，等待审核',
      text: '班主任会在 2 个工作日内审核，并按您留的手机号联系。审核前可以撤回修改。',
    },
    reviewing: {
      title: '正在审核您的报名',
      text: '班主任正在核对材料，请留意接听来电。',
    },
    rejected: { title: '报名没有通过', text: '请按下面的意见修改后重新提交，已填写的内容都在。' },
    accepted: {
      title: '报名已通过，请付款确定席位',
      text: '下单后请在 30 分钟内付款。',
    },
    withdrawn: { title: '报名已撤回', text: '填写的内容都在，可以修改后重新提交。' },
  },
  accepted: '去付款',
  closed: {
    CLASS_FULL: {
      title: '这个班的名额已满',
      text: '填写的内容已保存。可以提交并加入候补，有人取消时按提交先后补位；也可以改报其他班次。',
    },
    CLASS_BEGUN: {
      title: '这个班已经开课，不再接受报名',
      text: '填写的内容已保存，可以看看下一期或其他班次。',
    },
    NOT_FOUND: { title: '这个班已停止招生', text: '报名记录仍为您保留，如有疑问请联系客服。' },
  },
  places: {
    tag: '候补',
    join: '提交并加入候补',
    waiting: (ahead) => `您排在候补第 ${ahead + 1} 位。有名额时按先后为您保留，开课后不再补位。`,
    kept: `席位已为您留下，审核通过后保留 ${classPlaceHours} 小时等待付款。`,
    keptUntil: {
      accepted: (time) => `席位为您保留到 ${time}，请在此之前付款。`,
      rejected: (time) => `席位为您保留到 ${time}，请在此之前修改并重新提交。`,
    },
    lapsed: '席位的保留时间已过，已经放出。',
    accepted: {
      waiting: { title: '报名已通过，正在候补', text: '有名额时会为您留下席位，到时再付款。' },
      full: {
        title: '报名已通过，名额已满',
        text: `可以加入候补，排在队尾；轮到您时席位保留 ${classPlaceHours} 小时等待付款。`,
      },
      ordered: {
        title: '报名已通过，席位在您的订单里',
        text: '还没有付款的，请在订单的时限内付款；付款后席位就是您的。',
      },
    },
    wait: '加入候补',
    order: '查看订单',
  },
}

const en: KindWords = {
  terms: 'terms of the class',
  states: {
    submitted: {
      title: 'Submitted, waiting for review',
      text: 'We review it within 2 working days and call the number you left. Until then you can withdraw it.',
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
      title: 'Accepted: pay to secure your place',
      text: 'Please pay within 30 minutes of the order.',
    },
    withdrawn: {
      title: 'Withdrawn',
      text: 'Everything you filled in is kept; you can change it and submit again.',
    },
  },
  accepted: 'Pay now',
  closed: {
    CLASS_FULL: {
      title: 'No places are left in this class',
      text: 'What you filled in is kept. Submit it to join the waiting list, which is served in order; or choose another class.',
    },
    CLASS_BEGUN: {
      title: 'This class has begun and takes no more applications',
      text: 'What you filled in is kept. Look at the next term or another class.',
    },
    NOT_FOUND: {
      title: 'This class is not offered any more',
      text: 'Your application is kept; please ask us.',
    },
  },
  places: {
    tag: 'Waiting list',
    join: 'Submit and join the waiting list',
    waiting: (ahead) =>
      `You are number ${ahead + 1} on the waiting list. A free place is kept for you in turn, until the class begins.`,
    kept: `A place is kept for you, and for ${classPlaceHours} hours after the acceptance until you pay.`,
    keptUntil: {
      accepted: (time) => `Your place is kept until ${time}; please pay before that.`,
      rejected: (time) => `Your place is kept until ${time}; please mend it and submit it again before that.`,
    },
    lapsed: 'Your place was kept until its time was over, and is free again.',
    accepted: {
      waiting: {
        title: 'Accepted, on the waiting list',
        text: 'A free place will be kept for you; you pay then.',
      },
      full: {
        title: 'Accepted, but no places are left',
        text: `Join the waiting list at its end: in your turn a place is kept for ${classPlaceHours} hours until you pay.`,
      },
      ordered: {
        title: 'Accepted: your order has the place',
        text: 'If it is not paid yet, please pay before the time of the order is over; then the place is yours.',
      },
    },
    wait: 'Join the waiting list',
    order: 'View order',
  },
}

export interface ClassLinks {
  /** Where the terms are; on the portal's page of the class when not given. */
  termsUrl?: string | undefined
  /** Where an accepted participant pays; on the portal when not given. */
  payUrl?: string | undefined
}

/** 培训班报名, for one class. */
export const classKind = (base: string, classId: number, { termsUrl, payUrl }: ClassLinks): ShownKind => ({
  kind: classApplications,
  words: { 'zh-CN': zhCN, en },
  termsUrl: termsUrl ?? `${base}/school/training/apply?id=${classId}#terms`,
  acceptedUrl: payUrl ?? `${base}/pay/school/orderConfirm?kind=class&id=${classId}`,
  wait: (core, options) => core.call(joinClassWaitingList, { body: { subject: String(classId) } }, options),
  prefill: () => ({}),
})
