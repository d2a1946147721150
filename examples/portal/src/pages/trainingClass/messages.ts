import type { Messages } from '../../content/messages'

const zhCN = {
  shelf: '培训班',
  starts: '开班',
  weeks: '周期',
  weekCount: (n: number) => `${n}\u00a0周`,
  place: '地点',
  seats: '名额',
  seatCount: (n: number) => `${n}\u00a0席`,
  teacher: '讲师',
  begun: '本期已开班',
  about: '怎么上课',
  suits: '适合谁',
  plan: '教学安排',
  action: '预约留座',
  actionNext: '预约下一期',
  ask: {
    title: '预约留座',
    text: '留下联系方式，顾问会在 24\u00a0小时内致电，确认名额、资料和缴费方式。',
  },
  askNext: {
    title: '预约下一期',
    text: '这一期已经开班。留下联系方式，下一期排定后顾问会先告诉您。',
  },
}

export type TrainingClassMessages = typeof zhCN

export const trainingClassMessages: Messages<TrainingClassMessages> = {
  'zh-CN': zhCN,
  en: {
    shelf: 'Training class',
    starts: 'Begins',
    weeks: 'Length',
    weekCount: (n) => (n === 1 ? '1 week' : `${n} weeks`),
    place: 'Place',
    seats: 'Seats',
    seatCount: (n) => String(n),
    teacher: 'Teacher',
    begun: 'Has begun',
    about: 'How it is held',
    suits: 'Whom it suits',
    plan: 'Plan',
    action: 'Reserve a seat',
    actionNext: 'Reserve the next one',
    ask: {
      title: 'Reserve a seat',
      text: 'Leave your number; an adviser calls within 24 hours to settle the seat, the papers and the payment.',
    },
    askNext: {
      title: 'Reserve the next one',
      text: 'This class has begun. Leave your number; you will be the first to hear of the next one.',
    },
  },
}
