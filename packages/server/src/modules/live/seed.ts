import type { Db } from '../../database/db'
import { dayMs, shanghaiOffsetMs } from '../shanghai'
import { liveBroadcasts } from './tables'

const minuteMs = 60_000

/** The next time the clocks of Shanghai show `hour:minute`, at least `days` days from now. */
export const nextInShanghai = (now: Date, hour: number, minute: number, days = 0): Date => {
  const local = now.getTime() + shanghaiOffsetMs + days * dayMs
  const today = Math.floor(local / dayMs) * dayMs + (hour * 60 + minute) * minuteMs
  return new Date((today > local ? today : today + dayMs) - shanghaiOffsetMs)
}

const series = [
  {
    name: 'black-friday',
    title: '黑五最后 48 小时：广告预算怎么收',
    intro: '林知远用三个店铺的真实账户，讲清什么时候加价、什么时候停投，讲完留 20 分钟答疑。',
    hour: 19,
    minute: 30,
    days: 0,
    minutes: 90,
    repeatDays: 1,
  },
  {
    name: 'vat',
    title: '欧洲税号与季度申报：一次讲完德法意西',
    intro: '周若宁带着申报表逐格填写：税号怎么选、进口增值税怎么抵、逾期了怎么补。',
    hour: 20,
    minute: 0,
    days: 2,
    minutes: 60,
    repeatDays: 7,
  },
  {
    name: 'store',
    title: '第一家海外店：从资料准备到首单',
    intro: '陈海生拆解开店审核的七份资料，现场演示一个新店从提交到出首单的二十天。',
    hour: 15,
    minute: 0,
    days: 4,
    minutes: 75,
    repeatDays: 7,
  },
]

/** Three series; an operator's changes to them stay. */
export const seedBroadcasts = async (db: Db, now: Date): Promise<void> => {
  const rows = series.map(({ hour, minute, days, minutes, ...broadcast }) => {
    const startsAt = nextInShanghai(now, hour, minute, days)
    return {
      ...broadcast,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * minuteMs),
      image: `/media/live-${broadcast.name}.svg`,
      url: `/activity/live?name=${broadcast.name}`,
    }
  })
  await db.insert(liveBroadcasts).values(rows).onConflictDoNothing()
}
