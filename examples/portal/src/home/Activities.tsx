import type { Home, HomeActivity } from '@chuhai/contract/home'
import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Icon } from '@chuhai/ui'
import { iconCalendar, iconPin } from '@chuhai/ui/icons'
import { QuayScene } from '@chuhai/ui/illustrations'
import { hoursOf, whenOf } from '../components/activity-times'
import { Heading } from '../components/Heading'
import { seatsLeft } from '../components/seats-left'
import './activities.css'

type Content = Home['activities']

interface Shown<Activity> {
  content: Activity
  now: number
}

const Featured = ({ content, now }: Shown<NonNullable<Content['featured']>>) => (
  <a className="home-activities__featured" href={content.path}>
    <span className="home-activities__picture">
      <QuayScene />
    </span>
    <span className="home-activities__tag">{content.tag}</span>
    <h3>{content.title}</h3>
    <p>{content.text}</p>
    <p className="home-activities__facts">
      <span>
        <Icon path={iconCalendar} size={16} />
        {useChinaClock()(whenOf(content.startsAt, content.endsAt, now))}
      </span>
      <span>
        <Icon path={iconPin} size={16} />
        {content.place}
      </span>
    </p>
  </a>
)

const Entry = ({ content, now }: Shown<HomeActivity>) => {
  const { month, day } = chinaTime(content.startsAt)
  return (
    <li>
      <a href={content.path}>
        <span className="home-activities__day">
          <b>{String(day).padStart(2, '0')}</b>
          {month} 月
        </span>
        <span className="home-activities__what">
          <b>{content.title}</b>
          {useChinaClock()(hoursOf(content.startsAt, content.endsAt, now))}　{content.place}
        </span>
        <span className="home-activities__seats">{seatsLeft(content.left)}</span>
      </a>
    </li>
  )
}

/** The activities ahead; nothing where there is none. */
export const Activities = ({ content, now }: Shown<Content>) =>
  content.featured && (
    <section className="portal-section portal-width">
      <Heading title={content.title} lead={content.lead} more={content.more} />
      <div className="home-activities">
        <Featured content={content.featured} now={now} />
        <ul>
          {content.list.map((activity) => (
            <Entry key={activity.path} content={activity} now={now} />
          ))}
        </ul>
      </div>
    </section>
  )
