import type { Locale } from '@chuhai/contract/locale'
import type { OpeningStage } from '@chuhai/contract/store'

const zhCN = {
  title: '开店进度',
  failed: '开店进度没有载入',
  gone: '没有找到这家店铺',
  goneText: '它可能属于别的主体，请切换主体后再看。',
  /** What comes next, by the present stage. */
  next: {
    accepted: { title: '准备提交平台', text: '顾问正在整理材料，提交平台后您会收到消息。' },
    handed: { title: '等待平台答复', text: '材料在平台审核，现在不需要您办理。' },
    questions: { title: '请答复平台', text: '' },
    videoCheck: { title: '请准备视频验证', text: '' },
    opened: { title: '店铺已开通', text: '可以登录卖家后台上架商品了。' },
    refused: { title: '平台没有通过', text: '原因写在下面，可以和顾问商量后重新提交。' },
  } as Record<OpeningStage, { title: string; text: string }>,
  task: '需要您办理',
  due: (time: string) => `${time} 前`,
  overdue: (time: string) => `${time} 已截止，请尽快联系顾问`,
  calendar: '加入日历',
  number: '店铺编号',
  address: '店铺网址',
  was: (task: string, time: string) => `要办：${task}（${time} 前）`,
}

/** Texts of the opening of a store. */
export const openingMessages: Record<Locale, typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Opening of the store',
    failed: 'The opening could not be loaded',
    gone: 'There is no such store',
    goneText: 'It may be that of another organisation: switch to that one and look again.',
    next: {
      accepted: {
        title: 'Being prepared for the platform',
        text: 'An adviser prepares your papers; a message tells you when they are with the platform.',
      },
      handed: {
        title: 'The platform is looking at it',
        text: 'Your papers are with the platform; nothing is asked of you now.',
      },
      questions: { title: 'Please answer the platform', text: '' },
      videoCheck: { title: 'Please prepare for the video check', text: '' },
      opened: {
        title: 'The store is open',
        text: 'You can sign in to the seller centre and list your goods.',
      },
      refused: {
        title: 'Refused by the platform',
        text: 'The reason is below; talk to an adviser before it is handed in again.',
      },
    },
    task: 'What you have to do',
    due: (time) => `by ${time}`,
    overdue: (time) => `was due by ${time}; please talk to an adviser soon`,
    calendar: 'Add to calendar',
    number: 'Number of the store',
    address: 'Address of the store',
    was: (task, time) => `Asked of you: ${task} (by ${time})`,
  },
}
