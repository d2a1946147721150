import type { ActivitySession, Attendee } from '@chuhai/contract/admin'
import type { Place } from '@chuhai/contract/place'
import { type Column, inShanghai } from './output'

export const sessionColumns: readonly Column<ActivitySession>[] = [
  { title: '场次', value: ({ id }) => String(id) },
  { title: '活动', value: ({ title }) => title },
  { title: '开始', value: ({ startsAt }) => inShanghai(startsAt).slice(0, 16) },
  { title: '地点', value: ({ venue }) => venue },
  { title: '名额', value: ({ seats }) => (seats === null ? '不限' : String(seats)) },
  { title: '报名', value: ({ taken }) => String(taken) },
  { title: '候补', value: ({ waiting }) => String(waiting) },
  { title: '签到', value: ({ checkedIn }) => String(checkedIn) },
  { title: '状态', value: ({ isCancelled }) => (isCancelled ? '已取消' : '') },
]

/** What has become of a place; one that is kept until a time is still to be confirmed or paid. */
const standing = (place: Place | null): string => {
  if (place === null) return '已退出'
  if (place.state === 'waiting') return `候补第 ${place.ahead + 1} 位`
  if (place.state === 'lapsed') return '已过期'
  return place.state === 'kept' && place.keepUntil !== null ? '待确认' : '有名额'
}

export const attendeeColumns: readonly Column<Attendee>[] = [
  { title: '姓名', value: ({ name }) => name },
  { title: '手机号', value: ({ phone }) => phone },
  { title: '公司', value: ({ company }) => company },
  { title: '名额', value: ({ place }) => standing(place) },
  { title: '报名时间', value: ({ signedUpAt }) => inShanghai(signedUpAt) },
  { title: '签到时间', value: ({ checkedInAt }) => inShanghai(checkedInAt) },
]
