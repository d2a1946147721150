const twoDigits = (date: string) => Number(date.slice(5, 7))
const weekdays = ['一', '二', '三', '四', '五', '六', '日']
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const monthNames =
  'January February March April May June July August September October November December'.split(' ')

const zhCN = {
  unreadable: '请输入正确的日期',
  tooEarly: (min: string) => `日期不能早于 ${min}`,
  tooLate: (max: string) => `日期不能晚于 ${max}`,
  placeholder: '年-月-日',
  openCalendar: '选择日期',
  longTerm: '长期',
  today: '今天',
  chooseYear: '选择年份',
  chooseMonth: '选择月份',
  previous: { days: '上个月', months: '上一年', years: '前 20 年' },
  next: { days: '下个月', months: '下一年', years: '后 20 年' },
  /** The days of the week from Monday on: what is shown and what is read aloud. */
  weekdays: weekdays.map((short) => ({ short, name: `星期${short}` })),
  year: (year: number) => `${year}年`,
  month: (date: string) => `${twoDigits(date)}月`,
  day: (date: string, weekday: number) =>
    `${date.slice(0, 4)}年${twoDigits(date)}月${Number(date.slice(8))}日，星期${weekdays[weekday]}`,
  isYearFirst: true,
}

type DateMessages = typeof zhCN

const en = {
  unreadable: 'Please enter a valid date',
  tooEarly: (min: string) => `The date cannot be before ${min}`,
  tooLate: (max: string) => `The date cannot be after ${max}`,
  placeholder: 'YYYY-MM-DD',
  openCalendar: 'Choose a date',
  longTerm: 'Long-term',
  today: 'Today',
  chooseYear: 'Choose a year',
  chooseMonth: 'Choose a month',
  previous: { days: 'Previous month', months: 'Previous year', years: 'Previous 20 years' },
  next: { days: 'Next month', months: 'Next year', years: 'Next 20 years' },
  weekdays: weekdayNames.map((name) => ({ short: name.slice(0, 2), name })),
  year: (year: number) => `${year}`,
  month: (date: string) => `${monthNames[twoDigits(date) - 1]?.slice(0, 3)}`,
  day: (date: string, weekday: number) =>
    `${weekdayNames[weekday]}, ${monthNames[twoDigits(date) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`,
  isYearFirst: false,
} satisfies DateMessages

export const dateMessages: Record<'zh-CN' | 'en', DateMessages> = { 'zh-CN': zhCN, en }
