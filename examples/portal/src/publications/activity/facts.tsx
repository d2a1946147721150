import type { Activity } from '@chuhai/contract/publication'
import { timeWindow } from '@chuhai/contract/time-window'
import { useChinaClock } from '@chuhai/core/react'
import { listPath } from '../../app/lists'
import { periodOf, placeOf, whenOf } from '../../components/activity-times'
import { Price } from '../../components/Price'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'
import { StateMark } from './StateMark'
import './facts.css'

const stateTexts = {
  1: '填写下方表单或拨打电话留座，顾问当天致电确认名额。',
  2: '活动正在进行，能否补登记请先来电确认。',
  3: '活动已经结束，需要讲义或回放请留言并写上邮箱，3 个工作日内发到邮箱。',
} as const

export const ActivityFacts = ({ item, now }: PartProps<Activity>) => (
  <>
    <Terms
      terms={[
        ['时间', useChinaClock()(whenOf(item.startsAt, item.endsAt, now))],
        ['频次', periodOf(item.everyDays)],
        ['地点', placeOf(item)],
        [
          '系列',
          <a key="series" href={listPath('/activity/list', {}, { series: item.series })}>
            {item.series}
          </a>,
        ],
        ['费用', <Price key="fee" amount={item.fee} />],
        ['名额', item.seats === null ? '不限' : `${item.seats.toLocaleString('en-US')} 席`],
        ['主办', item.host],
        ['适合', item.suits],
      ]}
    />
    <p className="activity-state">
      <StateMark startsAt={item.startsAt} endsAt={item.endsAt} now={now} />
      {stateTexts[timeWindow(now, item.startsAt, item.endsAt)]}
    </p>
  </>
)

export const ActivityAgenda = ({ item }: PartProps<Activity>) => (
  <Part title="日程">
    <table>
      <tbody>
        {item.agenda.map(({ time, title, text }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>
              <b>{title}</b>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
)
