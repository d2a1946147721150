import type { Activity } from '@chuhai/contract/publication'
import { useChinaClock } from '@chuhai/core/react'
import { useState } from 'react'
import { listPath } from '../../app/lists'
import { periodOf, placeOf, whenOf } from '../../components/activity-times'
import { Price } from '../../components/Price'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'
import { StateMark } from './StateMark'
import { SignUp } from './sign-up/SignUp'

export const ActivityFacts = ({ item: given, now }: PartProps<Activity>) => {
  const [read, setRead] = useState<Activity | null>(null)
  const item = read?.id === given.id ? read : given
  const inChina = useChinaClock()
  return (
    <>
      <Terms
        terms={[
          ['状态', <StateMark key="state" card={item} now={now} />],
          ['时间', inChina(whenOf(item.startsAt, item.endsAt, now))],
          ['频次', periodOf(item.everyDays)],
          ['地点', placeOf(item)],
          [
            '系列',
            <a key="series" href={listPath('/activity/list', {}, { series: item.series })}>
              {item.series}
            </a>,
          ],
          ['费用', <Price key="fee" amount={item.fee} />],
          ['名额', item.seats === null ? '不限' : `共 ${item.seats.toLocaleString('en-US')} 席`],
          ['主办', item.host],
          ['适合', item.suits],
        ]}
      />
      <SignUp item={item} now={now} onRead={setRead} />
    </>
  )
}

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
