import { classPlaceHours } from '@chuhai/contract/constants'
import type { Messages } from '../../app/messages'

const zhCN = {
  apply: '报名',
  starts: '开课',
  startsText: (period: string, weekday: string) => `${period}（${weekday}起）`,
  place: '地点',
  placeText: (city: string, weeks: number) => `${city}，共 ${weeks} 周`,
  teacher: '讲师',
  price: '学费',
  free: '免费',
  success: {
    title: '报名已提交',
    text: (name: string) => `我们已收到您对“${name}”的报名，班主任会在 2 个工作日内审核。`,
    waitingList: (place: number) =>
      `名额已满，您排在候补第 ${place} 位，有名额时按先后为您保留，并发消息告诉您。`,
    number: '报名编号',
    next: '接下来',
    steps: [
      { title: '提交报名', text: '已完成，审核前可以撤回修改。' },
      { title: '审核', text: '2 个工作日内，可能来电核实；结果发到您的消息里。' },
      { title: '付款', text: `通过后席位保留 ${classPlaceHours} 小时，请在“我的班级”付款。` },
      { title: '开课', text: '课表和地点定下来就发消息给您，开课前 3 天再提醒一次。' },
    ],
    classes: '查看我的班级',
    back: '返回班级页',
    failed: '报名没有载入',
    waiting: {
      title: '还没有提交报名',
      text: (name: string) => `“${name}”的报名还没有提交，可以接着填写。`,
      action: '接着填写',
    },
    decided: {
      title: '报名有了结果',
      text: (name: string) => `“${name}”的报名已经处理，请到“我的班级”查看。`,
    },
  },
}

export const applyMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    apply: 'Apply for',
    starts: 'Dates',
    startsText: (period, weekday) => `${period} (from ${weekday})`,
    place: 'Place',
    placeText: (city, weeks) => `${city}, ${weeks} weeks`,
    teacher: 'Teacher',
    price: 'Fee',
    free: 'Free',
    success: {
      title: 'Submitted',
      text: (name) => `We have received your application for “${name}” and review it within 2 working days.`,
      waitingList: (place) =>
        `The class is full: you are number ${place} on the waiting list, which is served in order; a message tells you of your place.`,
      number: 'Number',
      next: 'What happens next',
      steps: [
        { title: 'Submitted', text: 'Done. You can withdraw it until it is reviewed.' },
        {
          title: 'Review',
          text: 'Within 2 working days; we may call you, and send the result as a message.',
        },
        {
          title: 'Payment',
          text: `Once accepted, your place is kept for ${classPlaceHours} hours: pay under My classes.`,
        },
        {
          title: 'Beginning',
          text: 'We send a message once timetable and place are settled, and 3 days before.',
        },
      ],
      classes: 'My classes',
      back: 'Back to the class',
      failed: 'The application could not be loaded',
      waiting: {
        title: 'Not submitted yet',
        text: (name) => `Your application for “${name}” is not submitted yet; go on where you left off.`,
        action: 'Go on',
      },
      decided: {
        title: 'There is a result',
        text: (name) => `Your application for “${name}” is decided; see My classes.`,
      },
    },
  },
}
