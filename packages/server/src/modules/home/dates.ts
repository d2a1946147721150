import type { Home } from '@chuhai/contract/home'
import { stages } from '../competition/content/stages'
import { windowOf } from '../competition/content/window'
import { dateInShanghai, dateOnWeekday, momentInShanghai } from '../shanghai'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `hour:minute` in Shanghai, so many days after the day of `now`, pushed on to the weekday where one is asked for. */
const at = (now: Date, days: number, hour: number, minute = 0, weekday?: number): string =>
  momentInShanghai(
    weekday === undefined ? dateInShanghai(now, days) : dateOnWeekday(now, days, weekday),
    `${twoDigits(hour)}:${twoDigits(minute)}`,
  ).toISOString()

export const events = (now: Date): Home['activities'] => ({
  title: '近期活动',
  lead: '多数免费，现场能见到招商经理和同行。',
  more: { text: '活动与留座', path: '/activity' },
  featured: {
    tag: '主办',
    title: '长三角跨境选品大会',
    text: '220 家工厂带新品到场，欧美、东南亚平台招商经理现场审品。',
    startsAt: at(now, 23, 9, 0, 3),
    endsAt: at(now, 23, 17, 0, 3),
    place: '杭州国际博览中心 3C',
    path: '/activity',
  },
  list: [
    {
      title: '旺季后清库存的三种做法',
      startsAt: at(now, 2, 14, 0, 2),
      allDay: null,
      place: '线上直播',
      seats: 312,
      path: '/activity',
    },
    {
      title: '亚马逊新卖家一日营',
      startsAt: at(now, 7, 9, 30, 6),
      allDay: null,
      place: '杭州 ・ 海创园',
      seats: 18,
      path: '/hatchActivity',
    },
    {
      title: '欧盟 GPSR 与包装法落地答疑',
      startsAt: at(now, 12, 14, 0, 4),
      allDay: null,
      place: '宁波 ・ 江北',
      seats: 46,
      path: '/activity',
    },
    {
      title: '走进菜鸟海外仓：义乌产业带对接',
      startsAt: at(now, 19, 9, 0, 4),
      allDay: '全天',
      place: '义乌 ・ 陆港',
      seats: null,
      path: '/pavilionActivity',
    },
  ],
})

const { signUp, ...rounds } = stages

export const contest = (now: Date): Home['contest'] => {
  const { opensAt, closesAt } = windowOf(signUp, now)
  return {
    edition: '第六届',
    headline: ['麒麟杯', '跨境电商创业大赛'],
    lead: '面向在校学生与初创团队。北部、南部、东部、中部四大赛区，总奖金 68 万元。',
    apply: { text: '立即报名', path: '/kylinCup/kycup' },
    introduction: { text: '大赛介绍', path: '/kylinCup/two' },
    stages: [
      { title: signUp.title, from: opensAt.toISOString(), to: closesAt.toISOString() },
      ...Object.values(rounds).map(({ title, ...days }) => ({
        title,
        from: at(now, days.from, 9),
        to: 'to' in days ? at(now, days.to, 18) : null,
      })),
    ],
  }
}
