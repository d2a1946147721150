import type { Locale } from '@chuhai/contract/locale'

const zhCN = {
  brand: '出海云',
  open: '查看详情',
  hasCalendar: '日期已附在日历文件中，可以加入您的日历。',
  cancelsCalendar: '附件里的日历文件把您日历中的这一天标为取消。',
  automatic: '这封邮件由系统自动发出，请不要直接回复。',
  unsubscribe: '不再接收这类消息',
  calendarName: '日历.ics',
}

type Texts = Record<keyof typeof zhCN, string>

const en: Texts = {
  brand: 'Chuhai',
  open: 'See the details',
  hasCalendar: 'The date is attached as a calendar file, for your own calendar.',
  cancelsCalendar: 'The attached calendar file marks the date as cancelled in your own calendar.',
  automatic: 'This mail was sent automatically, please do not reply to it.',
  unsubscribe: 'Stop messages of this kind',
  calendarName: 'calendar.ics',
}

/** What a mail says around its message. */
export const mailTexts: Record<Locale, Texts> = { 'zh-CN': zhCN, en }
