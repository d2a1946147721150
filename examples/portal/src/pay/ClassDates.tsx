import { getTrainingClass } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { useQuery } from '@chuhai/core/react'
import { type Messages, useMessages } from '../app/messages'

const zhCN = { starts: '开课日期', weeks: '时长', weekCount: (n: number) => `${n}\u00a0周`, place: '地点' }
const dateMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: { starts: 'Starts', weeks: 'Length', weekCount: (n) => `${n} weeks`, place: 'Place' },
}

/** When and where a class is; nothing while that is not known. */
export default function ClassDates({ core, id }: { core: Core; id: number }) {
  const words = useMessages(dateMessages)
  const { data } = useQuery(core.query(getTrainingClass, { params: { id } })).state
  if (!data) return null
  return (
    <dl className="class-dates">
      <div>
        <dt>{words.starts}</dt>
        <dd>
          {chinaDay(data.startsOn)}（{chinaTime(data.startsOn).weekday}）
        </dd>
      </div>
      <div>
        <dt>{words.weeks}</dt>
        <dd>{words.weekCount(data.weeks)}</dd>
      </div>
      <div>
        <dt>{words.place}</dt>
        <dd>{data.city}</dd>
      </div>
    </dl>
  )
}
