import { listSignUps, type SignUp } from '@chuhai/contract/activity'
import type { Core } from '@chuhai/core'
import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock, useReturn } from '@chuhai/core/react'
import { Button, EmptyState, useLocale } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import { activitiesPath, activityPath } from '../../app/paths/activities'
import { ActivityPlace } from '../../components/activity-place/ActivityPlace'
import { hoursOf } from '../../components/activity-times'
import { Price } from '../../components/Price'
import { QueryView } from '../../components/QueryView'
import { userMessages } from './messages'
import './activities.css'

interface EntryProps {
  core: Core
  signUp: SignUp
  now: number
  onChanged(): void
}

/**
 * An activity that somebody has signed up for.
 *
 *   12 月   title
 *   16 日   hours · place · price
 *           [已报名] note
 *           (加入日历) 不参加了
 */
const Entry = ({ core, signUp, now, onChanged }: EntryProps) => {
  const inChina = useChinaClock(useLocale())
  const { activityId, title, startsAt, endsAt, venue, fee } = signUp
  const { month, day } = chinaTime(startsAt)
  return (
    <li className="own-activity">
      <p className="own-activity__day">
        <b>{String(day).padStart(2, '0')}</b>
        {month} 月
      </p>
      <div>
        <h3>
          <a href={activityPath(activityId)}>{title}</a>
        </h3>
        <p className="own-activity__facts">
          <span>{inChina(hoursOf(startsAt, endsAt, now))}</span>
          <span>{venue}</span>
          <span>
            <Price amount={fee} />
          </span>
        </p>
        <ActivityPlace core={core} signUp={signUp} now={now} onChanged={onChanged} />
      </div>
    </li>
  )
}

/** The places of a visitor at activities, the last first. */
export default function Activities({ core, now }: { core: Core; now: number }) {
  const words = useMessages(userMessages).activities
  const query = core.query(listSignUps)
  const refresh = () => {
    query.refresh().catch(() => {})
  }
  useReturn(refresh)
  return (
    <QueryView query={query} refresh failed={words.failed} lines={8}>
      {(list, isLoading) =>
        list.length === 0 ? (
          <EmptyState
            illustration={<Sail />}
            title={words.empty.title}
            text={words.empty.text}
            action={<Button href={activitiesPath}>{words.empty.action}</Button>}
          />
        ) : (
          <ol className="own-activities" aria-busy={isLoading}>
            {list.map((signUp) => (
              <Entry key={signUp.sessionId} core={core} signUp={signUp} now={now} onChanged={refresh} />
            ))}
          </ol>
        )
      }
    </QueryView>
  )
}
