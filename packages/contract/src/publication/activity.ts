import * as v from 'valibot'
import { publicationType, timed, timeStates } from './publication-type'

/**
 * Where visitors meet: `seats` is null where there is no limit, `fee` in fen, 0 for free. Sign-up ends `closesHours` before the
 * start; null without sign-up.
 */
export const activities = publicationType({
  key: 'activity',
  names: ['listActivities', 'getActivity'],
  label: '活动',
  detailPath: '/activity/detail?id=',
  card: {
    ...timed,
    series: v.string(),
    category: v.string(),
    city: v.string(),
    place: v.string(),
    seats: v.nullable(v.number()),
    fee: v.number(),
    closesHours: v.nullable(v.number()),
    /** Whether it is not going to be held. */
    isCancelled: v.boolean(),
  },
  counted: {
    /** Free seats of the next session, less those waited for; null without a limit. */
    left: v.nullable(v.number()),
  },
  detail: {
    host: v.string(),
    suits: v.string(),
    agenda: v.array(v.object({ time: v.string(), title: v.string(), text: v.string() })),
  },
  filters: {
    state: timeStates,
    series: ['平台活动', '孵化活动', '展馆活动'],
    category: [
      '平台招商',
      '政策宣讲',
      '选品对接',
      '实操沙龙',
      '导师坐诊',
      '陪跑营',
      '路演',
      '展馆开放',
      '展会组团',
    ],
    city: ['杭州', '宁波', '义乌', '深圳', '线上', '海外'],
  },
})

/** An activity in lists. */
export type ActivityCard = v.InferOutput<typeof activities.card>
/** An activity on its page. */
export type Activity = v.InferOutput<typeof activities.detail>
